import { extractCode, parseCardCode } from 'contract/rules/codes/card-statement';
import { parseTicketCode } from 'contract/rules/codes/ticket-statement';
import { readAddressList } from 'contract/rules/people/address-list';
import { containsUrl } from 'contract/text/names';
import { normalise } from 'contract/text/search-words';
import { detectDocumentType } from '../../functions/src/model/files/documents.ts';
import { countJpegScans } from '../../functions/src/model/files/jpeg-scans.ts';
import { parseSearch } from '../../functions/src/model/people/index/parse-search.ts';
import { splitQuote } from '../../web/src/features/mails/contact-messages/split-quote.ts';
import { parseHtml } from '../../web/src/ui/editor/pasted/clipboard-tree.ts';

type Parse = (text: string) => unknown;

const jpeg = (body: string): Buffer => Buffer.from(`\xff\xd8${body}`, 'latin1');

/** Parsers outside of the workers, with the texts that take them longest. A text is repeated to the wanted length. */
export const worstCases = {
  'a pasted list of staff': [readAddressList, ['a', 'a@', 'a@b.example,', ',', 'a@b.example\n', '"<(']],
  'pasted HTML': [
    parseHtml,
    [
      '<a ',
      '<a "',
      '<div>',
      '<p>',
      '<td>',
      '</p>',
      '<style>',
      '<style></style>',
      '<!--',
      '<!',
      '&',
      '<a b="',
    ],
  ],
  'a received mail on the screen': [splitQuote, ['On wrote ', 'On wrote:\n', '>\n', ' ', '-']],
  'a search for people': [parseSearch, ['"', '-a ', 'a@', '0 ', '1-', '+', '((']],
  'a name': [containsUrl, ['a.', '\u0301\u0316', 'a', '.', 'http', 'www.']],
  'words of a search': [normalise, ['a ', '\u0301', '\u0301\u0316', 'ﷺ']],
  'a code of a card': [(text) => parseCardCode(extractCode(text)), ['#', 'A', '-']],
  'a code of a ticket': [parseTicketCode, ['A', '-', '.']],
  'the markers of a JPEG': [(text) => countJpegScans(jpeg(text)), ['\xff', '\xff\xda\x00\x02', '\xff\xd0']],
  'the directory of a DOCX': [
    (text) => detectDocumentType(Buffer.from(`${text}PK\x05\x06${'\0'.repeat(18)}`, 'latin1'), '.docx'),
    ['PK\x05\x06', `PK\x01\x02${'\0'.repeat(42)}`, '\0'],
  ],
} as const satisfies Record<string, readonly [Parse, readonly string[]]>;
