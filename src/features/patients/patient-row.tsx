import { memo } from 'react';
import type { Patient } from './contract';
import { patientTexts as texts } from '../../texts/patients';
import { Avatar, Sensitive } from '../../ui/content/personal';
import { fullWidth, narrowWidth } from '../../ui/lists/list-with-preview';
import { css } from '../../ui/style/style';
import { hiddenClass } from '../../ui/style/theme';
import { patientName } from './patient-name';

/** A patient's row: name, and the numbers that distinguish patients of the same name. */
export const PatientRow = memo(function PatientRow({ item }: { item: Patient }) {
  const { avatar, id_number, phone } = item.attributes;
  const name = patientName(item);
  return (
    <span className={row}>
      <Avatar name={name} source={avatar} />
      <span className={textClass}>
        <b className={nameClass}>
          <Sensitive>{name}</Sensitive>
        </b>
        <span className={facts}>
          <Fact name={texts.idNumber} value={id_number} />
          <Fact name={texts.phone} value={phone} />
        </span>
      </span>
    </span>
  );
});

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <span className={fact}>
      {value !== null && (
        <>
          <span className={hiddenClass}>{name} </span>
          <Sensitive>{value}</Sensitive>
        </>
      )}
    </span>
  );
}

const row = css`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
`;

const textClass = css`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  ${fullWidth} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 16px;
  }
`;

const nameClass = css`
  overflow: hidden;
  font-size: 16px;
  font-weight: 600;
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${narrowWidth} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
`;

const facts = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  min-width: 0;
  color: var(--muted);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  ${fullWidth} {
    display: grid;
    /* Wide enough for spaced letters. */
    grid-template-columns: 8.6em 12em;
  }
`;

const fact = css`
  min-width: 0;
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
  ${fullWidth} {
    &:empty {
      display: block;
    }
  }
`;
