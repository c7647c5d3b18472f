import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useHref } from 'react-router-dom';
import { usePart } from '../state/react/use-store';
import { patientsPart } from '../features/patients';
import { useResource } from '../state/react/use-resource';
import { withCode } from '../texts/failures';
import { finderTexts as texts } from '../texts/shortcuts';
import { Sensitive } from '../ui/content/personal';
import { SearchField } from '../ui/controls/search-field';
import { useListbox } from '../ui/controls/use-listbox';
import { Dialog } from '../ui/overlays/dialog';
import { classes } from '../ui/style/style';
import { hiddenClass } from '../ui/style/theme';
import { results, result, activeResult, name, kindClass, hint } from './finder-dialog.style';
import { useEntries } from './finder-entries';

/** A search box for patients, screens and actions. Diacritics are ignored; Enter chooses the first result. */
export function FinderDialog({ onClose }: { onClose(): void }) {
  const patients = usePart(patientsPart);
  const resource = useResource(patients);
  const [query, setQuery] = useState('');
  const hasQuery = query.trim() !== '';
  const entries = useEntries(resource.data, query);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const { active, reset, inputProps, listProps, optionProps } = useListbox({
    count: entries.length,
    isOpen: entries.length > 0,
    // Escape closes the dialog.
    setIsOpen: (isOpen) => !isOpen && onClose(),
    initial: 0,
    onPick(index) {
      // Close first: the dialog restores the focus, which the opened screen then takes.
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
        onClear={() => setQuery('')}
      />
      <span role="status" className={hiddenClass}>
        {hasQuery && (entries.length === 0 ? resource.data && texts.none : texts.found(entries.length))}
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
      {hasQuery && !resource.data && (
        <p className={hint}>{resource.failure ? withCode(texts.failed, resource.failure) : texts.loading}</p>
      )}
      {hasQuery && resource.data && entries.length === 0 && <p className={hint}>{texts.none}</p>}
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
