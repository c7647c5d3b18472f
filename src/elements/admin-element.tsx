import { AdminApp } from '../app/admin-app';
import { panelPath } from '../app/paths';
import { ADMIN_LEAST_PX } from '../constants';
import { css } from '../ui/style/style';
import { adminAttributes } from './attributes';
import { OrdinaciaElement } from './ordinacia-element';
import { PanelRouter } from './panel-router';
import { withAttributes } from './reflecting-element';
import type { AdminProperties } from './types.generated';

/**
 * The whole panel: login, and routes below its base path.
 *
 * @csspart navigation - The side navigation.
 * @csspart header - The header.
 * @csspart main - The screen.
 */
export class OrdinaciaAdminElement extends withAttributes<typeof OrdinaciaElement, AdminProperties>(
  OrdinaciaElement,
  adminAttributes,
) {
  #route: string | null = null;
  #navigate: ((path: string) => void) | null = null;

  /** The path that is shown, below the base path; `null` until there is one. */
  get route(): string | null {
    return this.#route;
  }

  /** Navigates to a path of the panel, such as `/pacienti`. Throws a `TypeError` for anything else. */
  navigate(path: string): void {
    const target = panelPath(path);
    if (target === null) throw new TypeError('A path of the panel begins with one slash.');
    this.whenReady(() => this.#navigate?.(target));
  }

  /** @internal */
  protected override get leastHeight() {
    return ADMIN_LEAST_PX;
  }

  /** @internal */
  protected override renderContent() {
    return (
      <div className={whole}>
        <PanelRouter
          key={`${this.routing} ${this.basePath}`}
          routing={this.routing}
          basePath={`/${this.basePath.replace(/^\/+|\/+$/g, '')}`}
          closePopup={this.#closePopup}
          isAllowedByPage={this.#isAllowedByPage}
        >
          <AdminApp
            hasRegistration={this.registration === 'on'}
            onRoute={this.#onRoute}
            onNavigator={this.#onNavigator}
          />
        </PanelRouter>
      </div>
    );
  }

  /** Closes the topmost popup like Escape, which a dialog receives as `cancel`. */
  readonly #closePopup = () => {
    const popup = [...(this.shadowRoot?.querySelectorAll('dialog[open], [popover][tabindex]') ?? [])].at(-1);
    popup?.dispatchEvent(new Event('cancel', { cancelable: true }));
    popup?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    return popup !== undefined;
  };

  readonly #isAllowedByPage = (path: string) => this.emit('before-navigate', { path });

  readonly #onRoute = (path: string, title: string) => {
    this.#route = path;
    this.emit('route-change', { path, title });
  };

  readonly #onNavigator = (navigate: (path: string) => void) => {
    this.#navigate = navigate;
  };
}

const whole = css`
  display: flow-root;
  container: ordinacia-panel / inline-size;
  min-height: inherit;
`;
