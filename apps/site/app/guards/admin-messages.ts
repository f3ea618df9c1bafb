export const messages = { notAnAdmin: "You’re no longer an admin" };
