import type { ReactNode } from 'react';
import {
  ABOUT_MAX_LENGTH,
  DOCTOR_NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  PHONE_MIN_DIGITS,
  SPECIALIZATION_MAX_LENGTH,
} from '../../constants';
import { usePart } from '../../state/react/use-store';
import { profileTexts as texts } from '../../texts/settings';
import { shellTexts } from '../../texts/shell';
import { Card } from '../../ui/content/card';
import { Item, Items } from '../../ui/lists/items';
import { css } from '../../ui/style/style';
import { isEmpty, required, type Rule } from '../../forms/rules/rule';
import { ProfilePicture } from './profile-picture';
import { AutoSaveScreen, StoredText, rowsClass } from '../settings';
import { profilePart } from './part';

interface ProfileProps {
  /** The side column: the doctor's status and announcement. */
  aside: ReactNode;
  /** Below the profile: the doctor's account. */
  account: ReactNode;
}

/** The public profile. */
export function Profile({ aside, account }: ProfileProps) {
  const { fields: profile } = usePart(profilePart);
  return (
    <AutoSaveScreen fields={profile} hint={texts.hint} loadFailed={texts.loadFailed}>
      {({ email, attributes }) => (
        <div className={columns}>
          <div className={column}>
            <Card title={texts.data}>
              <div className={rowsClass}>
                <ProfilePicture name={attributes.doctor_name ?? shellTexts.doctor} stored={attributes.avatar} />
                <StoredText
                  fields={profile}
                  name="doctor_name"
                  label={texts.name}
                  stored={attributes.doctor_name}
                  rules={nameRules}
                  maxLength={DOCTOR_NAME_MAX_LENGTH}
                  autoComplete="name"
                  required
                />
                <StoredText
                  fields={profile}
                  name="specialization"
                  label={texts.specialization}
                  stored={attributes.specialization}
                  maxLength={SPECIALIZATION_MAX_LENGTH}
                  autoComplete="organization-title"
                />
                <StoredText
                  fields={profile}
                  name="about"
                  label={texts.about}
                  info={texts.aboutInfo}
                  stored={attributes.about}
                  maxLength={ABOUT_MAX_LENGTH}
                  kind="area"
                />
              </div>
            </Card>
            <Card title={texts.contact}>
              <div className={rowsClass}>
                <StoredText
                  fields={profile}
                  name="phone"
                  label={texts.phone}
                  stored={attributes.phone}
                  kind="tel"
                  rules={phoneRules}
                  maxLength={PHONE_MAX_LENGTH}
                  autoComplete="tel"
                />
                {email !== null && (
                  <div className={emailClass}>
                    <Items>
                      <Item name={texts.email}>{email}</Item>
                    </Items>
                    <p>{texts.emailInfo}</p>
                  </div>
                )}
              </div>
            </Card>
            {account}
          </div>
          <div className={column}>{aside}</div>
        </div>
      )}
    </AutoSaveScreen>
  );
}

const nameRules: readonly Rule<string>[] = [required];

/** Digits with spaces, dashes, slashes and a country code. */
const phone: Rule<string> = {
  isMet: (text) =>
    isEmpty(text) || (/^[\d\s()/+-]+$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= PHONE_MIN_DIGITS),
  message: texts.phoneRule,
};

const phoneRules: readonly Rule<string>[] = [phone];

/** The specification's side column of 300 px, where there is room for it. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--gap);
  max-width: 1080px;
  @container ordinacia-settings (min-width: 760px) {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
`;

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gap);
`;

const emailClass = css`
  display: grid;
  gap: 4px;
  & > p {
    color: var(--muted);
    font-size: 14px;
  }
`;
