import { useEffect, useId, useRef, useState } from 'react';
import type { RecordId } from '../../api/contract/fields';
import type { Patient } from './contract';
import { SEARCH_RESULT_LIMIT } from '../../constants';
import { useShortcut } from '../../state/react/use-shortcut';
import { useResource } from '../../state/react/use-resource';
import { withCode } from '../../texts/failures';
import { LANGUAGE } from '../../texts/language/language';
import { patientSearchTexts as texts } from '../../texts/shell';
import { Avatar, Sensitive } from '../../ui/content/personal';
import { SearchField } from '../../ui/controls/search-field';
import { ResourceView } from '../../ui/feedback/resource-view';
import { usePrefetch } from '../../ui/feedback/lazy-part';
import { Popover, PopoverPosition } from '../../ui/overlays/popover';
import { classes, css } from '../../ui/style/style';
import { hiddenClass } from '../../ui/style/theme';
import { useListbox } from '../../ui/controls/use-listbox';
import { patientName } from './patient-name';
import { useMatchingPatients } from './use-matching-patients';
import { usePart } from '../../state/react/use-store';
import { patientsPart } from './part';

interface PatientSearchProps {
  /** The address of a patient without the id, which is appended. */
  address: string;
  /** A patient was chosen. */
  onOpen(id: RecordId): void;
  /** Closes a search that covers the header. */
  onLeave?(): void;
  /** Focuses the input on mount. */
  hasFocus?: boolean;
}

/** Finds patients while typing, by name, id number or telephone, ignoring diacritics; Enter opens the first one. */
export function PatientSearch({ address, onOpen, onLeave, hasFocus = false }: PatientSearchProps) {
  const patients = usePart(patientsPart);
  const resource = useResource(patients);
  const list = resource.data;
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const shortcut = useShortcut('/');
  const labelId = useId();
  // Not deferred: Enter right after the last letter opens its result.
  const found = useMatchingPatients(list, query);
  const offered = found.slice(0, SEARCH_RESULT_LIMIT);
  usePrefetch(PopoverPosition);
  const isShown = isOpen && query.trim() !== '';

  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  function clear(): void {
    setQuery('');
    setIsOpen(false);
  }

  function open(patient: Patient | undefined): void {
    if (!patient) return;
    clear();
    onOpen(patient.id);
    onLeave?.();
  }

  const { active, reset, inputProps, listProps, optionProps } = useListbox({
    count: offered.length,
    isOpen: isShown,
    setIsOpen,
    initial: 0,
    onPick: (index) => open(offered[index]),
  });

  return (
    <search className={area} aria-label={texts.open}>
      {/* `lang` of the input is the placeholder's language, which must not apply to the name. */}
      <span id={labelId} lang={LANGUAGE} hidden>
        {texts.label}
      </span>
      <SearchField
        {...inputProps}
        {...shortcut}
        lang={query === '' ? texts.placeholderLanguage : undefined}
        aria-labelledby={labelId}
        ref={input}
        frameRef={setBox}
        label={texts.label}
        placeholder={texts.placeholder}
        value={query}
        onChange={(next) => {
          setQuery(next);
          setIsOpen(true);
          reset();
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={({ relatedTarget }) => {
          if (!(relatedTarget instanceof Node && box?.parentNode?.contains(relatedTarget))) setIsOpen(false);
        }}
        isClearable={query !== '' || onLeave !== undefined}
        clearLabel={texts.close}
        onClear={() => {
          clear();
          onLeave?.();
        }}
      />
      <span role="status" className={hiddenClass}>
        {isShown && list && (found.length === 0 ? texts.none : texts.found(found.length))}
      </span>
      {isShown && (
        <Popover
          anchor={box}
          onClose={() => setIsOpen(false)}
          label={texts.results}
          role="presentation"
          placement="bottom-start"
          hasAnchorWidth
          takesFocus={false}
        >
          <ResourceView
            resource={resource}
            failedTitle={texts.failed}
            skeleton={<p className={textClass}>{texts.loading}</p>}
            failed={(retry, _, failure) => (
              <div className={textClass}>
                <p>{withCode(texts.failed, failure)}</p>
                {retry}
              </div>
            )}
            stale={null}
          >
            {() => offered.length === 0 && <p className={textClass}>{texts.none}</p>}
          </ResourceView>
          <ul {...listProps} aria-label={texts.results} className={results} hidden={offered.length === 0}>
            {offered.map((patient, index) => (
              <Result
                key={patient.id}
                patient={patient}
                href={address + encodeURIComponent(patient.id)}
                isActive={index === active}
                {...optionProps(index)}
              />
            ))}
          </ul>
          {found.length > offered.length && <p className={textClass}>{texts.more(found.length - offered.length)}</p>}
        </Popover>
      )}
    </search>
  );
}

interface ResultProps extends ReturnType<ReturnType<typeof useListbox>['optionProps']> {
  patient: Patient;
  href: string;
  isActive: boolean;
}

function Result({ patient, isActive, href, ...option }: ResultProps) {
  const { avatar, id_number, phone } = patient.attributes;
  const name = patientName(patient);
  return (
    // The input handles the keys (`aria-activedescendant`).
    <li role="presentation">
      <a {...option} href={href} tabIndex={-1} className={classes(result, isActive && activeResult)}>
        <Avatar name={name} source={avatar} />
        <span className={lines}>
          <b>
            <Sensitive>{name}</Sensitive>
          </b>
          <span>
            <Sensitive>{[id_number, phone].filter(Boolean).join(' · ')}</Sensitive>
          </span>
        </span>
      </a>
    </li>
  );
}

const area = css`
  display: block;
  min-width: 0;
  width: 100%;
`;

const textClass = css`
  display: grid;
  justify-items: start;
  gap: 10px;
  padding: 14px 16px;
  color: var(--muted);
`;

const results = css`
  padding: 6px;
`;

const result = css`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 10px;
  border-radius: 8px;
  color: inherit;
  text-decoration: none;
  cursor: pointer;
`;

const activeResult = css`
  background: var(--primary-soft);
  outline: 2px solid var(--primary);
  outline-offset: -2px;
  @media (forced-colors: active) {
    outline-color: Highlight;
  }
`;

const lines = css`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  & span {
    color: var(--muted);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
`;
