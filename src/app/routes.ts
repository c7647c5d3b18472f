import type { ComponentType } from 'react';
import { authTexts } from '../texts/auth';
import { waitingRoomTexts } from '../texts/waiting-room';
import { LoginScreen } from './login-screen';
import { LogoutScreen } from './logout-screen';
import { paths } from './paths';
import { WaitingRoomScreen } from './waiting-room-screen';

export interface Route {
  path: string;
  title: string;
  /** Who may come: only visitors, or only who is logged in. */
  access: 'visitor' | 'login';
  Screen: ComponentType;
}

export const routes: readonly Route[] = [
  { path: paths.login, title: authTexts.title, access: 'visitor', Screen: LoginScreen },
  { path: paths.logout, title: authTexts.logoutTitle, access: 'login', Screen: LogoutScreen },
  { path: paths.waitingRoom, title: waitingRoomTexts.title, access: 'login', Screen: WaitingRoomScreen },
];
