import { useEffect } from 'react';
import { useStore } from '../state/react/use-store';
import { authTexts } from '../texts/auth';

/** Logs out when it is opened; the guard then redirects to the login. */
export function LogoutScreen() {
  const { logout } = useStore();
  useEffect(logout, [logout]);
  return <p role="status">{authTexts.loggingOut}</p>;
}
