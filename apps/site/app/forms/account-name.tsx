/** Tells password managers whose password a form asks for, where no field of it says so. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
