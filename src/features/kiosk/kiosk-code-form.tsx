import { useEffect, useState } from 'react';
import { KIOSK_CODE_POLL_MS, KIOSK_DEVICE_NAME_MAX_LENGTH } from '../../constants';
import { Form } from '../../forms/form';
import { required } from '../../forms/rules/rule';
import { max } from '../../forms/rules/text-rules';
import type { kioskPart } from './part';
import { useStore, useValue } from '../../state/react/use-store';
import { failureText } from '../../texts/failures';
import { kioskTexts as texts } from '../../texts/settings-sections';
import { clockTime } from '../../texts/language/format-moment';
import { useZone } from '../../ui/content/practice-time';
import { Button } from '../../ui/controls/button';
import { TextField } from '../../ui/controls/text-field';
import { ActionFailure } from '../../ui/feedback/failure-notices';
import { css } from '../../ui/style/style';
import { hiddenClass } from '../../ui/style/theme';
import { problemOf } from '../settings';

/** Creates a code that pairs a device, and shows it until it is used. */
export function KioskCodeForm({ kiosk }: { kiosk: ReturnType<typeof kioskPart> }) {
  const { apiBase } = useStore();
  const zone = useZone();
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const code = useValue(kiosk.code);
  const isMaking = useValue(kiosk.making.running) !== null;
  const failure = useValue(kiosk.making.failed)?.failure;
  const problem = problemOf(name, texts.name, nameRules);
  const isShown = code !== null;
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(kiosk.reloadForEvent, KIOSK_CODE_POLL_MS);
    return () => clearInterval(timer);
  }, [isShown, kiosk]);

  return (
    <Form
      className={form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (problem === undefined) void kiosk.makeCode(name);
      }}
    >
      <TextField
        name="kiosk_device"
        label={texts.name}
        info={texts.nameInfo}
        value={name}
        error={isChecked ? (problem ?? failure?.errors['name']?.[0]) : undefined}
        autoComplete="off"
        required
        onChange={setName}
      />
      <div>
        <Button type="submit" isBusy={isMaking}>
          {isShown ? texts.makeAnotherCode : texts.makeCode}
        </Button>
      </div>
      {failure && failure.kind !== 'validation' && (
        <ActionFailure>{`${texts.codeFailed} ${failureText(failure)}`}</ActionFailure>
      )}
      <div role="status">
        {code && (
          <>
            <p>{texts.code}</p>
            <p className={codeClass}>
              <span aria-hidden="true">{inGroups(code.code)}</span>
              {/* Read out letter by letter. */}
              <span className={hiddenClass}>{Array.from(code.code).join(', ')}</span>
            </p>
            <p className={hint}>{texts.codeHint(`${apiBase}/kiosk`, clockTime(Date.parse(code.expires_at), zone))}</p>
          </>
        )}
      </div>
    </Form>
  );
}

const nameRules = [required, max(KIOSK_DEVICE_NAME_MAX_LENGTH)];

/** In two groups, as it is read and typed. */
const inGroups = (code: string) => `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const codeClass = css`
  position: relative;
  font-family: ui-monospace, monospace;
  font-size: clamp(28px, 9cqi, 44px);
  font-weight: 700;
  letter-spacing: 0.06em;
  line-height: 1.3;
`;

const hint = css`
  color: var(--muted);
  overflow-wrap: anywhere;
`;
