/** Why the referee does not answer a request; the codes are part of the protocol. */
export const en = {
  'referee.long': 'The line has more than {max} bytes; it was skipped.',
  'referee.utf8': 'The line is not valid UTF-8.',
  'referee.json': 'The line is not valid JSON.',
  'referee.deep': 'The request is nested more than {max} levels deep.',
  'referee.shape': 'A request is a JSON object like { "id": 1, "do": "games" }.',
  'referee.do': 'There is no request {request}. There are: {known}.',
  'referee.missing': '“{request}” needs the field “{field}”.',
  'referee.field': '“{request}” has no field “{field}”. It takes: {known}.',
  'referee.value': 'Field “{field}” cannot be {received}; expected: {expected}.',
  'referee.game': 'There is no game “{game}”. There are: {known}.',
  'referee.empty': 'Table “{match}” is empty: ask for “deal”, “load” or “replay” first.',
  'referee.many': 'No more than {max} tables can be open; “close” one first.',
  'referee.laid': 'This table was loaded: how it began is not known, so there is no log.',
  'referee.bug': 'The referee failed at this request, and the table is as it was before: {problem}',
} as const
