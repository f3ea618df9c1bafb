// Two issuers on this machine: a real OpenID provider, and one that lies in its tokens.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { Provider } from "oidc-provider";

export const client = { clientId: "troth", clientSecret: "a secret of this test only, long enough" };
export const redirectUri = "http://localhost:3000/api/users/google/callback";

/** The API's settings for an issuer. */
export const envOf = (issuer: string) => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: client.clientId,
  GOOGLE_CLIENT_SECRET: client.clientSecret,
});

export type Claims = { email: string; email_verified: unknown; given_name?: string; family_name?: string };

const closing = (server: Server) => async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
};

type Where = { port?: number; redirect?: string };

/**
 * @param people claims by subject; read at each login, so that a test can change them
 * @param where its port, any free one by default, and where it sends people back to
 */
export async function startProvider(
  people: Pick<Map<string, Claims>, "get">,
  { port = 0, redirect = redirectUri }: Where = {},
) {
  const server = createServer();
  await once(server.listen(port, "127.0.0.1"), "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirect],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) as never }),
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    cookies: { keys: ["only here"] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  server.on("request", provider.callback());

  /**
   * Goes through the provider's pages as a given person, from the address that the API sent the browser to.
   * @returns the address to return to
   */
  async function consent(address: string, subject: string): Promise<URL> {
    const jar = new Map<string, string>();
    let at = address;
    let form: URLSearchParams | undefined;
    for (let step = 0; step < 15; step++) {
      if (at.startsWith(redirect)) return new URL(at);
      const answer: Response = await fetch(at, {
        redirect: "manual",
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(form && { method: "POST", body: form }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
        jar.set(name!, value!);
      }
      form = undefined;
      const location = answer.headers.get("location");
      if (location) {
        at = new URL(location, issuer).href;
        continue;
      }
      const page = await answer.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
      if (!action || !prompt) throw new Error(`The provider answered ${answer.status}: ${page.slice(0, 300)}`);
      at = new URL(action, issuer).href;
      form = new URLSearchParams({ prompt, login: subject, password: "any" });
    }
    throw new Error("The provider's pages did not end.");
  }
  return { issuer, consent, close: closing(server) };
}

/** Says what it is told to, properly signed unless told otherwise. */
export async function startFakeIssuer() {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const { privateKey: otherKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "1", alg: "RS256", use: "sig" };
  let claims: JWTPayload = {};
  let signedBy = privateKey;
  let issuer = "";
  const server = createServer((request, response) => {
    const json = (body: object) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (request.url === "/.well-known/openid-configuration")
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/me`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      });
    if (request.url === "/keys") return json({ keys: [jwk] });
    void new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: "1" })
      .sign(signedBy)
      .then((token) => json({ access_token: "access", token_type: "Bearer", expires_in: 60, id_token: token }));
    return undefined;
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // A process that leaves it running can still exit.
  server.unref();
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    close: closing(server),
    /** What the next token says. */
    say(next: JWTPayload, forged = false) {
      claims = next;
      signedBy = forged ? otherKey : privateKey;
    },
  };
}
