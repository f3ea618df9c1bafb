import { ToastProvider } from "@troth/ui/toast";
import { type ReactNode } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { PageScripts } from "./frame/page-scripts.tsx";
import { PageSettingsData } from "./frame/page-settings.tsx";
import { signedInScript, useSignedIn } from "./frame/signed-in.ts";
import { Splash, SplashStart } from "./frame/splash.tsx";
import { themeScript, useTheme } from "./frame/theme.ts";
import { useRestoreAfterHydration } from "./frame/use-restore-after-hydration.ts";
import { useThemeOfAccount } from "./frame/use-theme-of-account.ts";
import { useVisit } from "./visit.ts";
import splashFont from "@troth/ui/fonts/newsreader-italic-latin.woff2?url";
import textFont from "@troth/ui/fonts/instrument-sans-latin.woff2?url";
import displayFont from "@troth/ui/fonts/newsreader-latin.woff2?url";
import stylesheet from "./app.css?url";

/** The browser has it in the document already, and leaves it as it is. */
const headScript = import.meta.env.SSR ? `${themeScript}${signedInScript}` : "";

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, styles } = useVisit();
  return (
    // The first script sets attributes before React starts.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <SplashStart />
        {import.meta.env.PROD ? (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
        ) : (
          <link rel="stylesheet" href={stylesheet} />
        )}
        {/* The splash, and every page's headline and first lines. */}
        <link rel="preload" as="font" type="font/woff2" href={splashFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <Splash />
        {children}
        <PageSettingsData />
        <ScrollRestoration nonce={nonce} />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App() {
  useRestoreAfterHydration();
  useTheme();
  useSignedIn();
  useThemeOfAccount();
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
}

// The last resort: errors in pages are shown in the shell. If they came here, React would render the document again,
// scripts included, and Trusted Types would refuse that.
export { ErrorBoundary } from "./frame/shell.tsx";
