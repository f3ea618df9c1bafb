// The two cookies, which scripts cannot read: the refresh token, and the mark of the browser that signed up.
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply } from "fastify";

export interface CookieNames {
  refresh: string;
  signUp: string;
  secure: boolean;
}

/** The `__Host-` prefix binds a cookie to this host and to https; over plain http browsers refuse it. */
export const cookieNames = (publicUrl: URL): CookieNames => {
  const secure = publicUrl.protocol === "https:";
  const prefix = secure ? "__Host-" : "";
  return { refresh: `${prefix}refresh`, signUp: `${prefix}signup`, secure };
};

const options = (names: CookieNames, maxAge: number): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: "strict",
  secure: names.secure,
  path: "/",
  maxAge,
});

export const setCookie = (
  reply: FastifyReply,
  names: CookieNames,
  which: "refresh" | "signUp",
  value: string,
  maxAge: number,
) => reply.setCookie(names[which], value, options(names, maxAge));

export const clearCookie = (reply: FastifyReply, names: CookieNames, which: "refresh" | "signUp") =>
  reply.clearCookie(names[which], options(names, 0));
