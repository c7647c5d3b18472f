/** Tells password managers which account the password belongs to. */
export const Username = ({ name }: { name: string }) => (
  <input type="text" autoComplete="username" value={name} readOnly hidden />
);
