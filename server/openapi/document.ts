import { RequestSchema } from '@sternentisch/wire'
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import own from '../package.json' with { type: 'json' }
import * as answer from './answers.ts'
import { type DescribedRoute, PARAMS, ROUTES } from './routes.ts'

/** Schemas that have a name of their own. */
const NAMED = {
  Refusal: answer.RefusalSchema,
  Me: answer.MeSchema,
  Notice: answer.NoticeSchema,
  Listing: answer.ListingSchema,
  Post: answer.PostSchema,
  /** What is said and heard over the socket. */
  SocketRequest: RequestSchema,
  SocketMessage: answer.MessageSchema,
}

const CONFIG = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const

const schemaOf = (schema: v.GenericSchema): object => {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...CONFIG, definitions: NAMED })
  return rest
}

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'It was not understood.',
  401: 'Nobody has told their name: POST /api/me first, or send a token.',
  403: 'It is not for you.',
  404: 'There is no such thing.',
  409: 'It cannot be, as things are.',
  429: 'Too much at once, or too many of them.',
  503: 'The server is about to end.',
}

/** What any request may be answered: limits, and a server that ends. */
const alwaysRefuses = ({ route, who }: DescribedRoute): readonly number[] =>
  who === 'operator'
    ? []
    : [...(route.includes(' /api/') ? [429] : []), ...(route.startsWith('GET') ? [] : [503])]

const refusal = (status: number): [string, object] => [
  String(status),
  {
    description: REFUSALS[status],
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  },
]

function answersOf(described: DescribedRoute): object {
  const { status, schema, example, type = 'application/json' } = described.gives
  const body = schema ? { content: { [type]: { schema: schemaOf(schema), example } } } : {}
  const refuses = [...described.refuses, ...alwaysRefuses(described)]
  return Object.fromEntries([[String(status), { description: 'Done.', ...body }], ...refuses.map(refusal)])
}

function operationOf(described: DescribedRoute): object {
  const { route, what, who, takes } = described
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return {
    summary: what,
    tags: [who === 'operator' ? 'operations' : 'api'],
    ...(who === 'guest' ? { security: [{ token: [] }, { cookie: [] }] } : {}),
    ...(names.length > 0
      ? {
          parameters: names.map((name) => ({
            ...{ name, in: 'path', required: true },
            ...{ schema: schemaOf(PARAMS[name].schema), example: PARAMS[name].example },
          })),
        }
      : {}),
    ...(takes
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(takes.schema), example: takes.example } },
          },
        }
      : {}),
    responses: answersOf(described),
  }
}

/** HTTP of a server in the form of OpenAPI 3.1, from the schemas by which it checks what it is sent. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const described of ROUTES) {
    const [method, path] = described.route.split(' ')
    const place = path.replace(/:(\w+)/g, '{$1}')
    paths[place] = { ...paths[place], [method.toLowerCase()]: operationOf(described) }
  }
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: 'Sternentisch', version: own.version, license: { name: 'MIT', identifier: 'MIT' } },
      description:
        'What is not live. Tables are followed and played at over a socket, which docs/online.md describes; its messages are SocketRequest and SocketMessage among the schemas. Whatever is refused says why with a code. Requests that change something are answered only to pages of the same origin, or to programs that name none.',
    },
    paths,
    components: {
      schemas: toJsonSchemaDefs(NAMED, CONFIG),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'From POST /api/tokens.' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'sternentisch' },
      },
    },
  }
}

/** As it lies in docs/. */
export const openApiText = (): string => `${JSON.stringify(openApi(), null, 2)}\n`
