import { useEffect } from 'react';
import { useStore } from '../state/react/store-context';
import { authTexts } from '../texts/auth';

/** To come here is to log out; the guard then leads to the login. */
export function LogoutScreen() {
  const { logout } = useStore();
  useEffect(logout, [logout]);
  return <p role="status">{authTexts.loggingOut}</p>;
}
