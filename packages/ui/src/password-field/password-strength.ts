// Estimates how long a password would last, as guidance while choosing one. The server decides what is accepted.

/** From guessed instantly to not worth guessing. */
export type PasswordStrength = "weak" | "fair" | "good" | "strong";

/** What would help most; `null` if nothing is needed. */
export type PasswordAdvice = "longer" | "common" | "repeats" | null;

/** What people choose first, and what they add to it: attackers start here. */
const common =
  /(?:pass(?:word|wort)?|passwort|kennwort|geslo|qwert[yz]?|asdf|zxcv|admin|welcome|letmein|iloveyou|love|monkey|dragon|sunshine|princess|football|baseball|superman|batman|master|shadow|wedding|secret|hello|summer|winter|spring|autumn|login|abc|(?:19|20)\d\d|(?:0?1)?23(?:4(?:5(?:6(?:7(?:89?0?)?)?)?)?)?|(\p{L}|\p{N})\1{2,})/giu;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];

/**
 * Length first, then variety; common words, years, runs and repetition count for one character each. Several words in a
 * row beat a short password with symbols, in line with NIST SP 800-63B. An empty password is weak and needs no advice.
 */
export function estimatePassword(password: string): { strength: PasswordStrength; advice: PasswordAdvice } {
  if (password === "") return { strength: "weak", advice: null };
  const rest = password.replaceAll(common, "·");
  const length = [...rest].length;
  const different = new Set(rest.toLowerCase()).size;
  const variety = kinds.filter((kind) => kind.test(rest)).length;
  // A few different characters are soon guessed, however often they are repeated.
  const worth = Math.min(length, different * 2) + Math.max(0, variety - 1) * 1.5;
  // With fewer than eight, every combination can be tried.
  const strength = length < 8 ? "weak" : worth >= 18 ? "strong" : worth >= 14 ? "good" : worth >= 10 ? "fair" : "weak";
  if (strength === "strong") return { strength, advice: null };
  const shortened = [...password].length - length;
  return { strength, advice: shortened > 2 ? "common" : different * 2 < length ? "repeats" : "longer" };
}
