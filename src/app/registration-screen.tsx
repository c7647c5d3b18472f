import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { RegistrationForm } from '../features/login/registration-form';
import { waitingRoomPath } from '../features/tickets/paths';
import { useStore, useValue } from '../state/react/use-store';
import { authTexts } from '../texts/auth';
import { registrationTexts as texts } from '../texts/registration';
import { notFoundTexts } from '../texts/shell';
import { emoji, Message } from '../ui/feedback/message';
import { TextLink } from '../ui/controls/text-link';
import { loginPath, logoutPath, redirectTarget } from './paths';
import { VisitorPage } from './visitor-page';

/** The registration; shows a message instead of the form while logged in. A registration that logs in redirects like a login. */
export function RegistrationScreen() {
  const isLoggedIn = useValue(useStore().session.isLoggedIn);
  const [wasLoggedIn] = useState(isLoggedIn);
  const { search } = useLocation();
  const navigate = useNavigate();
  if (isLoggedIn && !wasLoggedIn) return <Navigate to={redirectTarget(search)} replace />;
  if (isLoggedIn) {
    return (
      <Message emoji={emoji.smiling} title={texts.alreadyIn}>
        <p>{texts.alreadyInHint}</p>
        <TextLink to={waitingRoomPath}>{notFoundTexts.toWaitingRoom}</TextLink>
        <TextLink to={logoutPath}>{authTexts.logout}</TextLink>
      </Message>
    );
  }
  return (
    <VisitorPage>
      <RegistrationForm onRegistered={() => void navigate(loginPath + search, { state: { isRegistered: true } })}>
        <TextLink to={loginPath + search}>{texts.toLogin}</TextLink>
      </RegistrationForm>
    </VisitorPage>
  );
}
