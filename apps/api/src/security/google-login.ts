// Logging in with Google: OpenID Connect's code flow with PKCE, state and nonce. What an attempt must remember travels
// in a cookie that only this server can read, so that any node can finish it.
import { lifetimes } from "@troth/rules/lifetimes";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { ProblemError } from "../problems.ts";
import type { Keys } from "./keys.ts";
import { seal, unseal } from "./seal.ts";

export interface GooglePerson {
  /** Google's own identifier, which never changes, whatever happens to the address. */
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

export interface GoogleLogin {
  /** @returns where to send the browser, and what to put in its cookie */
  start(from: string): Promise<{ url: URL; attempt: string }>;
  /** @throws GoogleLoginError */
  finish(callback: URL, attempt: string | undefined): Promise<{ person: GooglePerson; from: string }>;
}

/** The login failed: the person declined, or the answer is not valid. */
export class GoogleLoginError extends Error {
  readonly why: "cancelled" | "failed";
  constructor(why: "cancelled" | "failed", options?: ErrorOptions) {
    super(`Google login ${why}`, options);
    this.why = why;
  }
}

export function createGoogleLogin(
  settings: { issuer: URL; clientId: string; clientSecret: string },
  publicUrl: URL,
  keys: Keys,
): GoogleLogin {
  const redirectUri = new URL("/api/users/google/callback", publicUrl).href;
  let known: Promise<Configuration> | undefined;

  /** Fetched once, and again after a failure. */
  async function configuration(): Promise<Configuration> {
    known ??= discovery(settings.issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout: 5,
      execute: [
        // Checks the token's signature too, not only where it came from.
        enableNonRepudiationChecks,
        // Only for an issuer on this machine: a provider run by tests or developers.
        ...(settings.issuer.protocol === "http:" && isLoopback(settings.issuer) ? [allowInsecureRequests] : []),
      ],
    });
    try {
      return await known;
    } catch (cause) {
      known = undefined;
      throw new ProblemError("unavailable", { retryAfter: 5, cause });
    }
  }

  return {
    async start(from) {
      const config = await configuration();
      const [verifier, state, nonce] = [randomPKCECodeVerifier(), randomState(), randomNonce()];
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      });
      const remembered: Attempt = { verifier, state, nonce, from };
      return { url, attempt: await seal(keys.attempt, "google", remembered, lifetimes.googleLogin) };
    },

    async finish(callback, attempt) {
      const config = await configuration();
      const remembered = await unseal<Attempt>(keys.attempt, "google", attempt);
      if (!remembered) throw new GoogleLoginError("failed");
      try {
        const tokens = await authorizationCodeGrant(config, new URL(redirectUri + callback.search), {
          pkceCodeVerifier: remembered.verifier,
          expectedState: remembered.state,
          expectedNonce: remembered.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        // Some providers leave the address and names out of the token.
        const facts =
          claims["email"] === undefined
            ? { ...claims, ...(await fetchUserInfo(config, tokens.access_token, claims.sub)) }
            : claims;
        const text = (name: string) => (typeof facts[name] === "string" ? facts[name] : "");
        return {
          from: remembered.from,
          person: {
            subject: claims.sub,
            email: text("email"),
            // The string "false" is truthy to careless code.
            emailVerified: facts["email_verified"] === true,
            firstName: text("given_name") || text("name").split(" ")[0]!,
            lastName: text("family_name") || text("name").split(" ").slice(1).join(" "),
          },
        };
      } catch (cause) {
        const declined = cause instanceof AuthorizationResponseError && cause.error === "access_denied";
        throw new GoogleLoginError(declined ? "cancelled" : "failed", { cause });
      }
    },
  };
}

type Attempt = { verifier: string; state: string; nonce: string; from: string };

const isLoopback = ({ hostname }: URL) => ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
