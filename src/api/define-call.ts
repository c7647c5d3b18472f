/** Definitions of API calls, shared by the panel, the practice server and the backend check. */
import type * as v from 'valibot';
import { ownValue } from '../lib/own-properties';

/** How a list inside a record is read. */
export interface ListPart<Schema extends v.GenericSchema = v.GenericSchema> {
  /** Singular, for warnings. */
  what: string;
  list: Schema;
  /**
   * The handling of a value that is no list: `fails` rejects the response, `empty` and `null` log a warning and read an empty list. An
   * absent value is an empty list, or `null` with `null`.
   */
  otherwise: 'fails' | 'empty' | 'null';
}

export type Parts = Readonly<Record<string, ListPart>>;

/** A list of records. `parts` are the lists that each record contains. */
export interface ListShape<Schema extends v.GenericSchema = v.GenericSchema> {
  what: string;
  list: Schema;
  parts?: Parts;
}

export interface RecordShape<Schema extends v.GenericSchema = v.GenericSchema> {
  record: Schema;
  parts?: Parts;
  /** The response is `{form_type, form_value}`, and the record is in `form_value`. */
  isForm?: boolean;
}

/** How the response is read. A function reads any other shape, and throws a `malformed` failure. */
export type ResponseShape = ListShape | RecordShape | ((response: unknown) => unknown);

/** The type of a call's result. */
export type ResponseOf<Definition> = Definition extends { response: infer Shape } ? ReadBy<Shape> : undefined;

type ListIn<Part> =
  Part extends ListPart<infer Schema>
    ? readonly v.InferOutput<Schema>[] | (Part extends { otherwise: 'null' } ? null : never)
    : never;
type WithParts<Item, Shape> = Shape extends { parts: infer P }
  ? Omit<Item, keyof P> & { [Name in keyof P]: ListIn<P[Name]> }
  : Item;

type ReadBy<Shape> = Shape extends (response: unknown) => infer Response
  ? Response
  : Shape extends { list: infer Schema extends v.GenericSchema }
    ? WithParts<v.InferOutput<Schema>, Shape>[]
    : Shape extends { record: infer Schema extends v.GenericSchema }
      ? WithParts<v.InferOutput<Schema>, Shape>
      : undefined;

/** A call of the API. */
export interface Call {
  method: 'GET' | 'POST';
  /** Below `api-base`. */
  path: string;
  /** The name in `endpoints` by which an integrator may replace the path. */
  name?: string;
  /** How the response is read; absent when it has nothing to read. */
  response?: ResponseShape;
  /** A GET that changes data, and is not retried. */
  isChange?: boolean;
  /** The request may outlive the page. */
  isKeptAlive?: boolean;
  /** The call carries no token. */
  isPublic?: boolean;
  /** The capability that the server needs; absent if every server has the call. */
  capability?: string;
}

/** Carries the type of the request, for the compiler only. */
export interface WithRequest<Request> {
  readonly request?: (request: Request) => void;
}

/** The type of a call's request; `null` for a call without fields. */
export type RequestOf<Definition> = Definition extends WithRequest<infer Request> ? Request : null;

/** Defines a call: `defineCall<IdRequest>()({ method: 'POST', … })`. */
export const defineCall =
  <Request = null>() =>
  <const Definition extends Call>(definition: Definition): Definition & WithRequest<Request> =>
    definition;

/** Paths below `api-base`, by the names of their calls. */
export type Paths = Readonly<Record<string, string | undefined>>;

/** The path of a call, as replaced by the integrator. */
export const pathOf = ({ name, path }: Call, endpoints: Paths): string => (name && ownValue(endpoints, name)) ?? path;
