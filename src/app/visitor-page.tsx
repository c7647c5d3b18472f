import { createContext, type ReactNode } from 'react';
import { authTexts } from '../texts/auth';
import { css } from '../ui/style/style';

/** Whether the registration is offered (`registration="off"` hides it). */
export const RegistrationContext = createContext(true);

/** The page layout of visitors. */
export function VisitorPage({ children }: { children: ReactNode }) {
  return (
    <div className={page}>
      <p className={product}>{authTexts.product}</p>
      {children}
    </div>
  );
}

const page = css`
  display: grid;
  align-content: center;
  gap: 20px;
  min-height: inherit;
  padding: 32px 16px;
`;

const product = css`
  color: var(--primary);
  font-size: 22px;
  font-weight: 700;
  letter-spacing: -0.01em;
  text-align: center;
`;
