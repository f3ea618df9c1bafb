/** Tells password managers which account a password belongs to, where the form has no field that says so. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
