// The cookies, which scripts cannot read: the refresh token, the mark of the browser that signed up, an attempt to log
// in with Google, and a login that still needs its second step.
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply } from "fastify";

export interface CookieNames {
  refresh: string;
  signUp: string;
  google: string;
  secondStep: string;
  secure: boolean;
}

/** The `__Host-` prefix binds a cookie to this host and to https; over plain http browsers refuse it. */
export const cookieNames = (publicUrl: URL): CookieNames => {
  const secure = publicUrl.protocol === "https:";
  const prefix = secure ? "__Host-" : "";
  return {
    refresh: `${prefix}refresh`,
    signUp: `${prefix}signup`,
    google: `${prefix}google`,
    secondStep: `${prefix}second-step`,
    secure,
  };
};

type Which = "refresh" | "signUp" | "google" | "secondStep";

const options = (names: CookieNames, which: Which, maxAge: number): CookieSerializeOptions => ({
  httpOnly: true,
  // Google's answer comes from another site, and this cookie must come with it.
  sameSite: which === "google" ? "lax" : "strict",
  secure: names.secure,
  path: "/",
  maxAge,
});

export const setCookie = (reply: FastifyReply, names: CookieNames, which: Which, value: string, maxAge: number) =>
  reply.setCookie(names[which], value, options(names, which, maxAge));

export const clearCookie = (reply: FastifyReply, names: CookieNames, which: Which) =>
  reply.clearCookie(names[which], options(names, which, 0));
