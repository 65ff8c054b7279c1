import { describe, expect, test } from 'vitest';
import { findingsIn } from './findings.ts';
import { passagesOf } from './passages.ts';

const findingsOf = (file: string, source: string) => findingsIn(file, source, passagesOf(file, source));
const rulesIn = (file: string, source: string): string[] => findingsOf(file, source).map(({ rule }) => rule);
const inComment = (text: string): string[] => rulesIn('a.ts', `// ${text}\n`);
const inDocstring = (text: string): string[] => rulesIn('a.ts', `/** ${text} */\n`);
const inTitle = (text: string): string[] => rulesIn('a.test.ts', `test('${text}', () => {});\n`);

describe('phrases', () => {
  test.each([
    ['Tells the caller.', 'tell'],
    ['It stands in the record.', 'stand'],
    ['It stood there.', 'stand'],
    ['A receipt bears a number.', 'bear'],
    ["It is nobody's.", 'somebody'],
    ['For whoever asks.', 'whoever'],
    ['It is drawn anew.', 'anew'],
    ['A note beside the field.', 'beside'],
    ['Before the code is there.', 'is there'],
    ['Ten at once.', 'at once'],
    ['A copy is kept.', 'kept'],
    ['The entry that mends it.', 'mend'],
    ['Each byte is looked at.', 'look at'],
    ['The address is taken.', 'taken'],
    ['The decision is taken back.', 'taken away'],
    ['The answer comes late.', 'come'],
    ['The list goes on.', 'go on'],
    ['The mail goes out.', 'go out'],
    ['The account is gone.', 'go'],
    ['In so many days.', 'so many'],
    ['As many rows of each kind.', 'so many'],
    ['Lists rows; who logs out ends it.', 'subject clause'],
    ['A link has its list asked for.', 'has … done'],
    ['The page is alive.', 'alive'],
    ['The list is read ahead.', 'ahead'],
    ['A late dialog.', 'late part'],
    ['A room of the model.', 'room'],
    ['Each look is audited.', 'look'],
    ['The entry is sealed.', 'seal'],
    ['The back office.', 'office'],
  ])('"%s" is reported', (text, rule) => {
    expect(inComment(text)).toContain(rule);
  });

  test.each([
    'Read-only stand-in of a long-standing standard.',
    'Is there a row?',
    'The socket is kept alive.',
    'The photo is taken from above when the backup was taken.',
    'The address comes from the header, and the coming month comes first.',
    'Nothing goes wrong.',
    'As many rows as fit, ten times as many bytes.',
    'The form looks like a list.',
    'Members in good standing.',
    'Returns the bearer token of the request.',
  ])('"%s" is correct English', (text) => {
    expect(inComment(text)).toEqual([]);
  });

  test('a phrase is found across a line end, with file and line of its first word', () => {
    expect(findingsOf('a.ts', '\n/**\n * Sends all rows at\n * once.\n */\n')).toEqual([
      {
        file: 'a.ts',
        line: 3,
        rule: 'at once',
        phrase: 'at once',
        use: expect.stringContaining('immediately'),
      },
    ]);
  });

  test('quotations and code are not reported', () => {
    expect(inComment('Shows \'kept\', "told" and `looks at`.')).toEqual([]);
  });

  test('a verdict in a table is not reported, but a sentence in a table is', () => {
    expect(rulesIn('a.md', '| a | b |\n|---|---|\n| size | kept |\n')).toEqual([]);
    expect(rulesIn('a.md', '| a | b |\n|---|---|\n| size | is kept |\n')).toEqual(['kept']);
  });
});

describe('sentences', () => {
  const words = (count: number): string => `Rows${' row'.repeat(count - 1)}`;

  test('30 words are allowed, 31 are not', () => {
    expect(inComment(`${words(30)}.`)).toEqual([]);
    expect(inComment(`${words(31)}.`)).toEqual(['long sentence']);
  });

  test('each sentence, list item and table cell counts alone', () => {
    expect(inComment(`${words(20)}. ${words(20)}.`)).toEqual([]);
    expect(rulesIn('a.md', `- ${words(20)}\n- ${words(20)}\n\n| ${words(20)} | ${words(20)} |\n`)).toEqual(
      [],
    );
  });

  test('a full stop within an abbreviation or a number ends no sentence', () => {
    expect(inComment(`${words(20)}, e.g. ${words(20)}.`)).toEqual(['long sentence']);
    expect(inComment(`${words(20)} 1.5 ${words(20)}.`)).toEqual(['long sentence']);
  });

  test('code counts as one word and is shown in the finding', () => {
    const source = `// ${words(1)} \`a b c\`${' row'.repeat(28)}.\n`;
    expect(rulesIn('a.ts', source)).toEqual([]);
    const [finding] = findingsOf('a.ts', source.replace(' row', ' row row'));
    expect(finding?.phrase).toBe('Rows `a b c` row row row');
  });

  test.each(['What is stored.', 'Who asks.', 'How long it takes.', 'So many rows.'])(
    'a docstring that starts as "%s" is reported',
    (text) => {
      expect(inDocstring(text)).toContain('docstring start');
    },
  );

  test('a docstring that makes something else act is reported', () => {
    expect(inDocstring('Has the browser wait.')).toEqual(['has … done']);
    expect(inDocstring('Has no effect.')).toEqual([]);
  });

  test('a clause as the subject is reported in comments, pages and titles', () => {
    expect(inComment('Sends it. What is left stays.')).toEqual(['subject clause']);
    expect(rulesIn('a.md', 'Who logs in sees the list.\n')).toEqual(['subject clause']);
    expect(inTitle('who logs in sees the list')).toEqual(['subject clause']);
  });

  test('a question, a heading and a description of a parameter are not subject clauses', () => {
    expect(inComment('Who asks?')).toEqual([]);
    expect(rulesIn('a.md', '## What it does\n')).toEqual([]);
    expect(inDocstring('Returns rows.\n * @param filter what to list\n')).toEqual([]);
  });
});
