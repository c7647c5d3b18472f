// Made of attributes.ts by `npm run docs`: change it there.

/** The properties of every element that stand for its attributes. */
export interface SharedProperties {
  /** Base of `/api/…`: an origin, perhaps with a path; relative to the page's address at the first mount. The token is sent nowhere else. Default: the page's origin. */
  get apiBase(): string;
  set apiBase(value: string | null | undefined);
  /** The local-storage key of the session token. Default: `ordinacia.admin-token`. */
  get tokenKey(): string;
  set tokenKey(value: string | null | undefined);
  /** Further origins that pictures may load from, separated by spaces, such as a CDN’s. No other origin is requested. */
  get pictureOrigins(): string | null;
  set pictureOrigins(value: string | null | undefined);
  /** `light` or `dark`; `auto`: the doctor's choice, or the computer's. Default: `auto`. */
  get theme(): 'auto' | 'light' | 'dark';
  set theme(value: 'auto' | 'light' | 'dark' | null | undefined);
  /** The practice's time zone (IANA name), where the server names none. Default: `Europe/Bratislava`. */
  get timeZone(): string | null;
  set timeZone(value: string | null | undefined);
  /** `off`: this element plays no sound. Another element with sound still plays it for all. Default: `on`. */
  get sound(): 'on' | 'off';
  set sound(value: boolean | 'on' | 'off' | null | undefined);
  /** `on`: keys work while the focus is in the element; `page`: also while nothing has the focus, if the page has one panel; `off`: never. Default: `on`. */
  get shortcuts(): 'on' | 'off' | 'page';
  set shortcuts(value: 'on' | 'off' | 'page' | null | undefined);
  /** The Pusher application's key; without it the panel polls every 30 s. */
  get realtimeKey(): string | null;
  set realtimeKey(value: string | null | undefined);
  /** The host of a Reverb, Soketi or Pusher Channels server. Default: `api-base`'s host. */
  get realtimeHost(): string | null;
  set realtimeHost(value: string | null | undefined);
  /** The socket server's port. Default: `api-base`'s port with its host, or 443/80. */
  get realtimePort(): number | null;
  set realtimePort(value: string | number | null | undefined);
  /** Whether the socket uses TLS. Default: by `api-base`'s scheme. */
  get realtimeTls(): boolean | null;
  set realtimeTls(value: boolean | 'true' | 'false' | null | undefined);
  /** Pusher Channels' cluster. */
  get realtimeCluster(): string | null;
  set realtimeCluster(value: string | null | undefined);
  /** Path of the channel authorization below `api-base`. Default: `/broadcasting/auth`. */
  get realtimeAuth(): string;
  set realtimeAuth(value: string | null | undefined);
  /** The private channel, without its prefix; `{id}` stands for the doctor's. Default: `admin.{id}`. */
  get realtimeChannel(): string;
  set realtimeChannel(value: string | null | undefined);
  /** Logs in the console: the settings with their defaults, each call, the socket's state. Never a token, a name or a note. Default: `false`. */
  get debug(): boolean;
  set debug(value: boolean | 'true' | 'false' | null | undefined);
}

/** The attributes of every element as a framework sets them, by their names or by their properties'. */
export interface SharedAttributeProps {
  /** Base of `/api/…`: an origin, perhaps with a path; relative to the page's address at the first mount. The token is sent nowhere else. Default: the page's origin. */
  'api-base'?: string;
  /** Base of `/api/…`: an origin, perhaps with a path; relative to the page's address at the first mount. The token is sent nowhere else. Default: the page's origin. */
  apiBase?: string;
  /** The local-storage key of the session token. Default: `ordinacia.admin-token`. */
  'token-key'?: string;
  /** The local-storage key of the session token. Default: `ordinacia.admin-token`. */
  tokenKey?: string;
  /** Further origins that pictures may load from, separated by spaces, such as a CDN’s. No other origin is requested. */
  'picture-origins'?: string;
  /** Further origins that pictures may load from, separated by spaces, such as a CDN’s. No other origin is requested. */
  pictureOrigins?: string;
  /** `light` or `dark`; `auto`: the doctor's choice, or the computer's. Default: `auto`. */
  theme?: 'auto' | 'light' | 'dark';
  /** The practice's time zone (IANA name), where the server names none. Default: `Europe/Bratislava`. */
  'time-zone'?: string;
  /** The practice's time zone (IANA name), where the server names none. Default: `Europe/Bratislava`. */
  timeZone?: string;
  /** `off`: this element plays no sound. Another element with sound still plays it for all. Default: `on`. */
  sound?: boolean | 'on' | 'off';
  /** `on`: keys work while the focus is in the element; `page`: also while nothing has the focus, if the page has one panel; `off`: never. Default: `on`. */
  shortcuts?: 'on' | 'off' | 'page';
  /** The Pusher application's key; without it the panel polls every 30 s. */
  'realtime-key'?: string;
  /** The Pusher application's key; without it the panel polls every 30 s. */
  realtimeKey?: string;
  /** The host of a Reverb, Soketi or Pusher Channels server. Default: `api-base`'s host. */
  'realtime-host'?: string;
  /** The host of a Reverb, Soketi or Pusher Channels server. Default: `api-base`'s host. */
  realtimeHost?: string;
  /** The socket server's port. Default: `api-base`'s port with its host, or 443/80. */
  'realtime-port'?: string | number;
  /** The socket server's port. Default: `api-base`'s port with its host, or 443/80. */
  realtimePort?: string | number;
  /** Whether the socket uses TLS. Default: by `api-base`'s scheme. */
  'realtime-tls'?: boolean | 'true' | 'false';
  /** Whether the socket uses TLS. Default: by `api-base`'s scheme. */
  realtimeTls?: boolean | 'true' | 'false';
  /** Pusher Channels' cluster. */
  'realtime-cluster'?: string;
  /** Pusher Channels' cluster. */
  realtimeCluster?: string;
  /** Path of the channel authorization below `api-base`. Default: `/broadcasting/auth`. */
  'realtime-auth'?: string;
  /** Path of the channel authorization below `api-base`. Default: `/broadcasting/auth`. */
  realtimeAuth?: string;
  /** The private channel, without its prefix; `{id}` stands for the doctor's. Default: `admin.{id}`. */
  'realtime-channel'?: string;
  /** The private channel, without its prefix; `{id}` stands for the doctor's. Default: `admin.{id}`. */
  realtimeChannel?: string;
  /** Logs in the console: the settings with their defaults, each call, the socket's state. Never a token, a name or a note. Default: `false`. */
  debug?: boolean | 'true' | 'false';
}

/** The properties of `<ordinacia-admin>` alone that stand for its attributes. */
export interface AdminProperties {
  /** Location of the panel's address: the page's path, its hash, or only memory. Default: `history`. */
  get routing(): 'history' | 'hash' | 'memory';
  set routing(value: 'history' | 'hash' | 'memory' | null | undefined);
  /** Base of the routes with `history`; on a page outside of it the panel routes in memory. Default: `/admin`. */
  get basePath(): string;
  set basePath(value: string | null | undefined);
  /** `off` hides the registration. Default: `on`. */
  get registration(): 'on' | 'off';
  set registration(value: boolean | 'on' | 'off' | null | undefined);
}

/** The attributes of `<ordinacia-admin>` alone as a framework sets them, by their names or by their properties'. */
export interface AdminAttributeProps {
  /** Location of the panel's address: the page's path, its hash, or only memory. Default: `history`. */
  routing?: 'history' | 'hash' | 'memory';
  /** Base of the routes with `history`; on a page outside of it the panel routes in memory. Default: `/admin`. */
  'base-path'?: string;
  /** Base of the routes with `history`; on a page outside of it the panel routes in memory. Default: `/admin`. */
  basePath?: string;
  /** `off` hides the registration. Default: `on`. */
  registration?: boolean | 'on' | 'off';
}

/** The properties of `<ordinacia-display>` alone that stand for its attributes. */
export interface DisplayProperties {
  /** Key of the display's requests; the panel's settings show it. */
  get displayKey(): string | null;
  set displayKey(value: string | null | undefined);
  /** Base of `/display/api/…`: an origin, perhaps with a path; relative to the page's address. Default: the page's origin. */
  get apiBase(): string;
  set apiBase(value: string | null | undefined);
  /** `light` or `dark`; `auto`: the device's choice. Default: `auto`. */
  get theme(): 'auto' | 'light' | 'dark';
  set theme(value: 'auto' | 'light' | 'dark' | null | undefined);
  /** The practice's time zone (IANA name), where the server names none. Default: `Europe/Bratislava`. */
  get timeZone(): string | null;
  set timeZone(value: string | null | undefined);
  /** `off`: neither chime nor voice. Default: `on`. */
  get sound(): 'on' | 'off';
  set sound(value: boolean | 'on' | 'off' | null | undefined);
  /** `on` or `off`: whether numbers are spoken, by a Slovak voice of the browser; `auto`: as the doctor has chosen. Default: `auto`. */
  get voice(): 'on' | 'off' | 'auto';
  set voice(value: 'on' | 'off' | 'auto' | null | undefined);
  /** The Pusher application's key; without it the display polls every 5 s. */
  get realtimeKey(): string | null;
  set realtimeKey(value: string | null | undefined);
  /** The host of a Reverb, Soketi or Pusher Channels server. Default: `api-base`'s host. */
  get realtimeHost(): string | null;
  set realtimeHost(value: string | null | undefined);
  /** The socket server's port. Default: `api-base`'s port with its host, or 443/80. */
  get realtimePort(): number | null;
  set realtimePort(value: string | number | null | undefined);
  /** Whether the socket uses TLS. Default: by `api-base`'s scheme. */
  get realtimeTls(): boolean | null;
  set realtimeTls(value: boolean | 'true' | 'false' | null | undefined);
  /** Pusher Channels' cluster. */
  get realtimeCluster(): string | null;
  set realtimeCluster(value: string | null | undefined);
}

/** The attributes of `<ordinacia-display>` alone as a framework sets them, by their names or by their properties'. */
export interface DisplayAttributeProps {
  /** Key of the display's requests; the panel's settings show it. */
  'display-key'?: string;
  /** Key of the display's requests; the panel's settings show it. */
  displayKey?: string;
  /** Base of `/display/api/…`: an origin, perhaps with a path; relative to the page's address. Default: the page's origin. */
  'api-base'?: string;
  /** Base of `/display/api/…`: an origin, perhaps with a path; relative to the page's address. Default: the page's origin. */
  apiBase?: string;
  /** `light` or `dark`; `auto`: the device's choice. Default: `auto`. */
  theme?: 'auto' | 'light' | 'dark';
  /** The practice's time zone (IANA name), where the server names none. Default: `Europe/Bratislava`. */
  'time-zone'?: string;
  /** The practice's time zone (IANA name), where the server names none. Default: `Europe/Bratislava`. */
  timeZone?: string;
  /** `off`: neither chime nor voice. Default: `on`. */
  sound?: boolean | 'on' | 'off';
  /** `on` or `off`: whether numbers are spoken, by a Slovak voice of the browser; `auto`: as the doctor has chosen. Default: `auto`. */
  voice?: 'on' | 'off' | 'auto';
  /** The Pusher application's key; without it the display polls every 5 s. */
  'realtime-key'?: string;
  /** The Pusher application's key; without it the display polls every 5 s. */
  realtimeKey?: string;
  /** The host of a Reverb, Soketi or Pusher Channels server. Default: `api-base`'s host. */
  'realtime-host'?: string;
  /** The host of a Reverb, Soketi or Pusher Channels server. Default: `api-base`'s host. */
  realtimeHost?: string;
  /** The socket server's port. Default: `api-base`'s port with its host, or 443/80. */
  'realtime-port'?: string | number;
  /** The socket server's port. Default: `api-base`'s port with its host, or 443/80. */
  realtimePort?: string | number;
  /** Whether the socket uses TLS. Default: by `api-base`'s scheme. */
  'realtime-tls'?: boolean | 'true' | 'false';
  /** Whether the socket uses TLS. Default: by `api-base`'s scheme. */
  realtimeTls?: boolean | 'true' | 'false';
  /** Pusher Channels' cluster. */
  'realtime-cluster'?: string;
  /** Pusher Channels' cluster. */
  realtimeCluster?: string;
}

/** The properties of `<ordinacia-hot-panel>` alone that stand for its attributes. */
export interface HotPanelProperties {
  /** `false` collapses it to a bar. The attribute reflects the state. Default: `true`. */
  get isOpen(): boolean;
  set isOpen(value: boolean | 'true' | 'false' | null | undefined);
}

/** The attributes of `<ordinacia-hot-panel>` alone as a framework sets them, by their names or by their properties'. */
export interface HotPanelAttributeProps {
  /** `false` collapses it to a bar. The attribute reflects the state. Default: `true`. */
  open?: boolean | 'true' | 'false';
  /** `false` collapses it to a bar. The attribute reflects the state. Default: `true`. */
  isOpen?: boolean | 'true' | 'false';
}
