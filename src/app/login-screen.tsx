import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LoginForm } from '../features/login/login-form';
import { registrationTexts } from '../texts/registration';
import { Notice } from '../ui/feedback/notice';
import { TextLink } from '../ui/controls/text-link';
import { mayMoveInto } from './use-new-screen';
import { registrationPath } from './paths';
import { RegistrationContext, VisitorPage } from './visitor-page';

/** The login, with a notice after a registration that did not log in. */
export function LoginScreen() {
  const hasRegistration = use(RegistrationContext);
  const location = useLocation();
  const { search } = location;
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (name.current?.form && mayMoveInto(name.current.form)) name.current.focus({ preventScroll: true });
  }, []);
  return (
    <VisitorPage>
      {isRegistered(location.state) && (
        <Notice variant="info" role="status">
          {registrationTexts.registered}
        </Notice>
      )}
      <LoginForm ref={name}>
        {hasRegistration && <TextLink to={registrationPath + search}>{registrationTexts.toRegistration}</TextLink>}
      </LoginForm>
    </VisitorPage>
  );
}

const isRegistered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isRegistered' in state && state.isRegistered === true;
