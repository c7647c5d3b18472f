import { useStore, useValue } from '../../state/react/use-store';
import { commonTexts } from '../../texts/common';
import { shortcutTexts as texts } from '../../texts/shortcuts';
import { Button } from '../../ui/controls/button';
import { dialogActionsClass } from '../../ui/overlays/dialog';
import { css } from '../../ui/style/style';

declare module '../../state/ui/popups' {
  interface PopupProps {
    /** The sheet of keys. */
    shortcuts: NoProps;
  }
}

type Row = readonly [meaning: string, ...keys: readonly string[]];

const { keys, groups } = texts;
/** ⌘ only on Apple devices. */
const findKey = () => (/Mac|iPad|iPhone/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

const table = (): readonly (readonly [group: string, ...rows: readonly Row[]])[] => [
  [
    groups.everywhere,
    [keys.next, 'N'],
    [keys.search, '/'],
    [keys.find, findKey()],
    [keys.regions, 'F6'],
    [keys.messages, 'F8'],
    [keys.sheet, '?'],
  ],
  [groups.list, [keys.down, 'J', '↓'], [keys.up, 'K', '↑'], [keys.open, 'Enter'], [keys.leave, 'Esc']],
  [groups.field, [keys.picker, '↓']],
  [groups.recepts, [keys.accept, 'A'], [keys.reject, 'R']],
];

/** The sheet of keys. */
export function ShortcutSheet({ onClose }: { onClose(): void }) {
  const isOn = useValue(useStore().display.hasShortcuts);
  return (
    <>
      {!isOn && <p className={hint}>{texts.areOff}</p>}
      {table().map(([group, ...rows]) => (
        <section key={group} aria-label={group} className={part}>
          <h3>{group}</h3>
          <dl className={list}>
            {rows.map(([meaning, ...names]) => (
              <div key={meaning}>
                <dt>{meaning}</dt>
                <dd>
                  {names.map((name, index) => (
                    <span key={name}>
                      {index > 0 && ` ${texts.or} `}
                      {name.split(' ').map((one) => (
                        <kbd key={one} className={keyClass}>
                          {one}
                        </kbd>
                      ))}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={dialogActionsClass}>
        <Button variant="primary" onClick={onClose}>
          {commonTexts.close}
        </Button>
      </div>
    </>
  );
}

export const shortcutSheet = { title: texts.title, Content: ShortcutSheet };

const hint = css`
  color: var(--muted);
`;

const part = css`
  display: grid;
  gap: 2px;
  & > h3 {
    margin-top: 6px;
    color: var(--muted);
    font-size: 14px;
  }
`;

const list = css`
  display: grid;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
  }
  & dt {
    flex: 1 1 10em;
  }
  & dd {
    flex: none;
    margin: 0 0 0 auto;
    color: var(--muted);
    font-size: 14px;
  }
`;

const keyClass = css`
  display: inline-block;
  min-width: 28px;
  margin-left: 4px;
  padding: 2px 7px;
  border: 1px solid var(--control-line);
  border-radius: 6px;
  background: var(--sunken);
  color: var(--text);
  font: inherit;
  text-align: center;
`;
