import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { adoptStyles } from '../../src/ui/style/style';
import { rootClass } from '../../src/ui/style/theme';
import { sections } from './gallery/sections';

const themes = ['light', 'dark'] as const;
/** The options of each choice; the first one is chosen at first. A width is in pixels, or the full width of the window. */
const choices = [
  { name: 'section', label: 'Section', values: ['all', ...sections.map(({ title }) => title)] },
  { name: 'theme', label: 'Colours', values: ['both', ...themes] },
  { name: 'width', label: 'Width', values: ['100%', '320', '600', '900'] },
];

/** The page at `/gallery` of the development server. The address has the chosen options, so that a reload keeps them. */
function GalleryPage() {
  const [chosen, setChosen] = useState(() => new URLSearchParams(location.search));
  const [section, theme, width] = choices.map(({ name, values }) => chosen.get(name) ?? values[0]);

  function choose(name: string, value: string) {
    const next = new URLSearchParams(chosen);
    next.set(name, value);
    history.replaceState(null, '', `?${next.toString()}`);
    setChosen(next);
  }

  const shown = sections.filter(({ title }) => section === 'all' || title === section);
  return (
    <>
      <nav className="choices">
        {choices.map(({ name, label, values }) => (
          <label key={name}>
            {label}{' '}
            <select defaultValue={chosen.get(name) ?? values[0]} onChange={({ target }) => choose(name, target.value)}>
              {values.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        ))}
      </nav>
      {shown.map(({ title, Content }) => (
        <section key={title} className="kit">
          <h2>{title}</h2>
          <div className="stages">
            {themes
              .filter((one) => theme === 'both' || theme === one)
              .map((one) => (
                <div
                  key={one}
                  className={rootClass}
                  data-theme={one}
                  style={{ width: width === '100%' ? width : `${width}px` }}
                >
                  <div className="stage">
                    <Content />
                  </div>
                </div>
              ))}
          </div>
        </section>
      ))}
    </>
  );
}

const host = document.querySelector('main');
if (!host) throw new Error('The page has no place for the gallery.');
// A shadow root, as the elements have: the page's own styles do not reach in, and the kit's do not reach out.
const shadow = host.attachShadow({ mode: 'open' });
adoptStyles(shadow);
const link = document.createElement('link');
link.rel = 'stylesheet';
link.href = '/dev/gallery.css';
const container = document.createElement('div');
shadow.append(link, container);
createRoot(container).render(
  <MemoryRouter>
    <GalleryPage />
  </MemoryRouter>,
);
