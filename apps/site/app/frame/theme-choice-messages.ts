export const messages = { legend: "Theme", options: { system: "System", light: "Light", dark: "Dark" } };
