import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { patientName } from '../features/patients/patient-name';
import { useFound } from '../features/patients/use-found';
import { SEARCH_RESULT_LIMIT } from '../constants';
import { createMatcher, searchKey } from '../lib/search';
import { useStore } from '../state/react/store-context';
import { useMay } from '../state/react/use-may';
import { useResource } from '../state/react/use-resource';
import { useValue } from '../state/react/use-value';
import { authTexts } from '../texts/auth';
import { colleagueTexts } from '../texts/colleagues';
import { withCode } from '../texts/failures';
import { payoutTexts } from '../texts/payments';
import { shellTexts } from '../texts/shell';
import { finderTexts as texts } from '../texts/shortcuts';
import { Sensitive } from '../ui/content/sensitive';
import { SearchField } from '../ui/controls/search-field';
import { useListbox } from '../ui/controls/use-listbox';
import { Dialog } from '../ui/overlays/dialog';
import { classes, css } from '../ui/style/style';
import { hiddenClass } from '../ui/style/theme';
import { allowedRows, navTable } from './nav-table';
import { patientPath, paths } from './paths';
import { useQuickActions } from './quick-actions';
import { usePart } from '../state/react/use-part';
import { patientsPart } from '../features/patients';

interface Entry {
  key: string;
  kind: keyof typeof texts.kinds;
  label: string;
  /** A screen, or a record on it; an action has none. */
  path?: string;
  go(): void;
}

/** A search box for patients, screens and actions. Diacritics are ignored; Enter chooses the first result. */
export function FinderDialog({ onClose }: { onClose(): void }) {
  const patients = usePart(patientsPart);
  const resource = useResource(patients);
  const [query, setQuery] = useState('');
  const isAsked = query.trim() !== '';
  // Not deferred: Enter right after the last letter goes where that letter says.
  const found = useFound(resource.data, query);
  const navigate = useNavigate();
  const fixed = useFixedEntries();
  const matches = createMatcher(query);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const entries: Entry[] = [
    ...fixed.filter(({ label }) => matches(searchKey([label]))),
    ...(isAsked ? found.slice(0, SEARCH_RESULT_LIMIT) : []).map((patient): Entry => ({
      key: `patient ${patient.id}`,
      kind: 'patient',
      label: patientName(patient),
      path: patientPath(patient.id),
      go: () => void navigate(patientPath(patient.id)),
    })),
  ];
  const { active, reset, inputProps, listProps, optionProps } = useListbox({
    count: entries.length,
    isOpen: entries.length > 0,
    // Escape closes the dialog.
    setIsOpen: (isOpen) => !isOpen && onClose(),
    initial: 0,
    onPick(index) {
      // The dialog gives the focus back before what it opens takes it.
      onClose();
      entries[index]?.go();
    },
  });
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <SearchField
        {...inputProps}
        ref={input}
        label={texts.label}
        placeholder={texts.placeholder}
        value={query}
        onChange={(next) => {
          setQuery(next);
          reset();
        }}
        clearLabel={texts.clear}
        onClear={() => {
          setQuery('');
          input.current?.focus();
        }}
      />
      <span role="status" className={hiddenClass}>
        {isAsked && (entries.length === 0 ? resource.data && texts.none : texts.found(entries.length))}
      </span>
      <ul {...listProps} ref={list} aria-label={texts.results} className={results} hidden={entries.length === 0}>
        {entries.map(({ key, kind, label, path }, index) => {
          const option = {
            ...optionProps(index),
            className: classes(result, index === active && activeResult),
            children: (
              <>
                <span className={name}>{kind === 'patient' ? <Sensitive>{label}</Sensitive> : label}</span>
                <span className={kindClass}>{texts.kinds[kind]}</span>
              </>
            ),
          };
          // The input handles the keys (`aria-activedescendant`).
          return path === undefined ? (
            <li key={key} {...option} />
          ) : (
            <li key={key} role="presentation">
              <LinkedOption to={path} {...option} />
            </li>
          );
        })}
      </ul>
      {isAsked && !resource.data && (
        <p className={hint}>{resource.failure ? withCode(texts.failed, resource.failure) : texts.loading}</p>
      )}
      {isAsked && resource.data && entries.length === 0 && <p className={hint}>{texts.none}</p>}
    </Dialog>
  );
}

function LinkedOption({ to, children, ...option }: { to: string } & ComponentProps<'a'>) {
  return (
    <a {...option} href={useHref(to)} tabIndex={-1}>
      {children}
    </a>
  );
}

/** The screens of the navigation and of the account menu, the quick actions, and the upload of an invoice. */
function useFixedEntries(): Entry[] {
  const { display, popups } = useStore();
  const denied = useValue(display.denied);
  const mayProfile = useMay('profile');
  const mayPayouts = useMay('payouts');
  const actions = [
    ...useQuickActions(),
    ...(mayPayouts ? [{ popup: 'invoice', label: payoutTexts.upload, show: () => popups.show('invoice', {}) }] : []),
  ];
  const navigate = useNavigate();
  const screen = (path: string, label: string): Entry => ({
    key: path,
    kind: 'screen',
    label,
    path,
    go: () => void navigate(path),
  });
  const rows = navTable.flatMap(({ rows }) => allowedRows(rows, denied));
  return [
    ...rows.flatMap((row) => ('links' in row ? row.links : [row])).map(({ path, label }) => screen(path, label)),
    screen(paths.profile, mayProfile ? shellTexts.profile : colleagueTexts.ownAccount),
    ...actions.map(({ popup, label, show }): Entry => ({ key: popup, kind: 'action', label, go: show })),
    screen(paths.logout, authTexts.logout),
  ];
}

const results = css`
  max-height: min(50dvh, 420px);
  overflow: auto;
  &[hidden] {
    display: none;
  }
`;

const result = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  min-height: 40px;
  padding: 8px 10px;
  border-radius: 8px;
  color: inherit;
  text-decoration: none;
  cursor: pointer;
`;

const activeResult = css`
  outline: 2px solid var(--primary);
  outline-offset: -2px;
  background: var(--primary-soft);
`;

const name = css`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const kindClass = css`
  flex: none;
  color: var(--muted);
  font-size: 14px;
`;

const hint = css`
  color: var(--muted);
`;
