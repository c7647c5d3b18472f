/** Tells a password manager whose password it is. */
export const Username = ({ name }: { name: string }) => (
  <input type="text" autoComplete="username" value={name} readOnly hidden />
);
