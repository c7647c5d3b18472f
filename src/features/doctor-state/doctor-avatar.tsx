import type { Admin } from '../practice/contract';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { colleagueTexts } from '../../texts/colleagues';
import { doctorStateTexts, shellTexts } from '../../texts/shell';
import { Avatar } from '../../ui/content/personal';
import { classes, css } from '../../ui/style/style';
import { doctorStatePart } from './part';

interface DoctorAvatarProps {
  /** The logged-in colleague, named before the doctor. */
  colleague?: Admin['attributes']['colleague'];
}

/** The doctor's avatar with the public state. */
export function DoctorAvatar({ colleague = null }: DoctorAvatarProps) {
  const { appData } = useStore();
  const admin = useValue(appData.admin);
  const state = useValue(usePart(doctorStatePart).state);
  const name = admin?.attributes.doctor_name ?? shellTexts.doctor;
  return (
    <span className={person}>
      <span className={picture}>
        <Avatar
          name={colleague?.name ?? name}
          source={colleague ? null : (admin?.attributes.avatar ?? null)}
          isPublic
        />
        {/* Each state has its own shape, not colour alone. */}
        <span className={classes(dot, dots[state])} data-state={state} />
      </span>
      <span className={textClass}>
        <b>{colleague ? colleagueTexts.atDoctor(colleague, name) : name}</b>
        <span>{doctorStateTexts[state]}</span>
      </span>
    </span>
  );
}

const person = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  text-align: left;
`;

const picture = css`
  position: relative;
  flex: none;
  display: inline-grid;
`;

const dot = css`
  position: absolute;
  right: -2px;
  bottom: -2px;
  width: 14px;
  height: 14px;
  border: 2px solid var(--surface);
  border-radius: 50%;
`;

const dots = {
  online: css`
    background: var(--success);
  `,
  offline: css`
    background: var(--surface);
    box-shadow: inset 0 0 0 3px var(--muted);
  `,
  ending: css`
    background: linear-gradient(90deg, var(--warning) 50%, var(--surface) 50%);
    box-shadow: inset 0 0 0 2px var(--warning);
  `,
};

const textClass = css`
  display: grid;
  min-width: 0;
  line-height: 1.3;
  & b {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  & span {
    color: var(--muted);
    font-size: 14px;
  }
`;
