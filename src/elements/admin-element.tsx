import { AdminApp } from '../app/admin-app';
import { panelPath } from '../app/redirect';
import { css } from '../ui/style/style';
import { OrdinaciaElement } from './ordinacia-element';
import { PanelRouter, type Routing } from './panel-router';
import { onOrOff, switchOf, type AttributeValue, type Switch } from './reflecting-element';

/** `<ordinacia-admin>`: the whole panel. */
export class OrdinaciaAdminElement extends OrdinaciaElement {
  static override readonly observedAttributes = [
    ...OrdinaciaElement.observedAttributes,
    ...['routing', 'base-path', 'registration'],
  ];

  #route: string | null = null;
  #goTo: ((path: string) => void) | null = null;

  /** Where the panel keeps its address. */
  get routing(): Routing {
    const routing = this.read('routing');
    return routing === 'hash' || routing === 'memory' ? routing : 'history';
  }
  set routing(value: AttributeValue) {
    this.write('routing', value);
  }

  /** Base of the routes with `history`. */
  get basePath(): string {
    return this.read('base-path') ?? '/admin';
  }
  set basePath(value: AttributeValue) {
    this.write('base-path', value);
  }

  /** `off` hides the registration. */
  get registration(): Switch {
    return switchOf(this.read('registration'));
  }
  set registration(value: AttributeValue) {
    this.write('registration', onOrOff(value));
  }

  /** The path that is shown, below the base path; `null` until there is one. */
  get route(): string | null {
    return this.#route;
  }

  /** Goes to a path of the panel, such as `/pacienti`. Throws a `TypeError` for what is none. */
  navigate(path: string): void {
    const target = panelPath(path);
    if (target === null) throw new TypeError('A path of the panel begins with one slash.');
    this.whenReady(() => this.#goTo?.(target));
  }

  protected override renderContent() {
    return (
      <div className={whole}>
        <PanelRouter
          routing={this.routing}
          basePath={`/${this.basePath.replace(/^\/+|\/+$/g, '')}`}
          mayLeaveFor={this.#mayLeaveFor}
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

  readonly #mayLeaveFor = (path: string) => this.announce('before-navigate', { path });

  readonly #onRoute = (path: string, title: string) => {
    this.#route = path;
    this.announce('route-change', { path, title });
  };

  readonly #onNavigator = (goTo: (path: string) => void) => {
    this.#goTo = goTo;
  };
}

const whole = css`
  display: flow-root;
  container: ordinacia-panel / inline-size;
  min-height: inherit;
`;
