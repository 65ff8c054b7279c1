import type { ContentBlock } from 'contract/schemas/content';
import { describe, expect, test } from 'vitest';
import { describeLeftOut } from './lost-content.ts';
import { parseClipboardHtml, parseClipboardText } from './pasted-blocks.ts';

const context = {
  origin: 'https://sisindo.example.org',
  isKnownPicture: (path: string) => path === '/api/images/mine',
};
const blocksOf = (html: string): ContentBlock[] => parseClipboardHtml(html, context).blocks;
const describeLosses = (html: string): string[] => describeLeftOut(parseClipboardHtml(html, context).left);
const text = (content: string) => ({ type: 'text', content });
const bullets = (...lists: unknown[]) => ({ type: 'unorderedList', lists });

describe('inline text of pasted HTML', () => {
  test('reads marks from tags and inline styles, where a style overrides a tag', () => {
    const html =
      '<p><b style="font-weight:normal">biasa <span style="FONT-WEIGHT : 700">tebal</span></b> ' +
      '<em style="font-style:normal">tegak</em> <span style="font-style:italic;font-weight:500">miring</span> ' +
      "<strong style='mso-bidi-font-weight:normal'>kuat</strong></p>";
    expect(blocksOf(html)).toEqual([
      {
        type: 'text',
        content: {
          spans: [
            { text: 'biasa ' },
            { text: 'tebal', bold: true },
            { text: ' tegak ' },
            { text: 'miring', italic: true },
            { text: ' ' },
            { text: 'kuat', bold: true },
          ],
        },
      },
    ]);
  });

  test('treats line breaks of the source as spaces and decodes character references', () => {
    const html =
      '<p>\n  Satu\r\n  dua &amp; Rp&nbsp;150 &lt;b&gt; &#8220;x&#x201D; &bull; &tidak; AT&T <br>\n baris\u00ad\u200b </p>';
    expect(blocksOf(html)).toEqual([text('Satu dua & Rp\u00a0150 <b> “x” • &tidak; AT&T\nbaris')]);
    expect(blocksOf('<pre>a\n  b</pre>')).toEqual([text('a\nb')]);
    expect(blocksOf('a < b dan <3')).toEqual([text('a < b dan <3')]);
  });

  test.each([
    [
      'https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fa%3Fb%3D1&amp;sa=D&amp;usg=x',
      'https://example.org/a?b=1',
    ],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fa&data=05',
      'https://example.org/a',
    ],
    ['https://www.google.com/search?q=sisindo', 'https://www.google.com/search?q=sisindo'],
    ['https://sisindo.example.org/blog', '/blog'],
    ['mailto:sari@example.org', 'mailto:sari@example.org'],
  ])('converts a link to %s to %s', (href, link) => {
    expect(blocksOf(`<a href="${href}">sini</a>`)).toEqual([
      { type: 'text', content: { spans: [{ text: 'sini', link }] } },
    ]);
  });

  test('reports links with unusable addresses, but not links within the document', () => {
    const link = (href: string) => `<p><a href="${href}">sini</a></p>`;
    for (const href of [
      'file:///C:/a.docx',
      'javascript:alert(1)',
      'https://www.google.com/url?q=javascript:alert(1)',
    ]) {
      expect(blocksOf(link(href))).toEqual([text('sini')]);
      expect(describeLosses(link(href))).toEqual([
        'Tidak ikut tertempel: alamat dari 1 tautan yang tidak dapat dibuka dari situs ini.',
      ]);
    }
    for (const href of ['#_Toc123', '#heading=h.x', '']) expect(describeLosses(link(href))).toEqual([]);
  });

  test('keeps small digits small and reports the loss of other meaningful marks', () => {
    expect(blocksOf('m<sup>2</sup> H<sub>2</sub>O 1<sup>st</sup>')).toEqual([text('m² H₂O 1st')]);
    const told =
      'Berubah: garis bawah, coretan, atau huruf kecil di atas dan di bawah baris menjadi teks biasa.';
    expect(
      describeLosses(
        'm<sup>2</sup> 1<sup>st</sup> <u>satu kata</u> <a href="/x"><u>garis bawah tautan panjang sekali sekali</u></a>',
      ),
    ).toEqual([]);
    expect(
      describeLosses(
        '<span style="text-decoration:underline">beberapa kata yang bergaris bawah semuanya</span>',
      ),
    ).toEqual([told]);
    expect(describeLosses('<s>batal</s>')).toEqual([told]);
    expect(describeLosses('x<sup>catatan</sup>')).toEqual([told]);
  });
});

describe('paragraphs of pasted HTML', () => {
  test('map the largest heading level of the document to level 2', () => {
    const levels = (html: string) =>
      blocksOf(html).map((block) => (block.type === 'heading' ? block.level : block.type));
    expect(levels('<h1>a</h1><h2>b</h2><h3>c</h3>')).toEqual([2, 3, 3]);
    expect(levels('<h2>a</h2><h3>b</h3><h5>c</h5>')).toEqual([2, 3, 3]);
    expect(levels('<h3>a</h3>')).toEqual([3]);
    expect(levels('<p class=MsoTitle>a</p><h1>b</h1><h2>c</h2><p class="MsoHeading7">d</p>')).toEqual([
      2, 2, 3, 3,
    ]);
    expect(levels('<p role="heading" aria-level="1">a</p><p>b</p>')).toEqual([2, 'text']);
    expect(levels('<h1><br></h1><h2> &nbsp;</h2>x')).toEqual(['text']);
    expect(blocksOf('<h1><b>Semua tebal</b></h1>')).toEqual([
      { type: 'heading', level: 2, content: 'Semua tebal' },
    ]);
  });

  test('merge adjacent quotes into one', () => {
    expect(blocksOf('<blockquote><p>a</p><p>b</p></blockquote><p class="MsoQuote">c</p><p>d</p>')).toEqual([
      { type: 'quote', content: 'a\n\nb\n\nc' },
      text('d'),
    ]);
  });

  test('drop content that is no text, and report it if the user may miss it', () => {
    const html =
      '<head><title>x</title><style>p{}</style></head><script>alert("<p>x</p>")</script><!-- x --><p>teks</p>' +
      '<div style="display:none">x</div><span style="mso-hide:all">x</span><template><p>x</p></template>' +
      '<iframe src="https://example.org"></iframe><video></video><svg><text>x</text></svg>' +
      '<img src="https://example.org/a.png" width="400"><img src="data:image/png;base64,AAAA">' +
      '<img src="https://tracker.example.org/x.gif" width="1" height="1">' +
      '<p>lama <del cite="mailto:x" datetime="2026-01-01T00:00">hapus</del><ins>baru</ins></p>';
    expect(blocksOf(html)).toEqual([text('teks'), text('lama baru')]);
    expect(describeLosses(html)).toEqual([
      'Tidak ikut tertempel: 2 gambar (unggah dengan tombol Sisipkan gambar); 3 sisipan seperti video, rumus, atau ' +
        'formulir; 1 teks yang ditandai terhapus.',
    ]);
  });

  test('keep pictures that a save accepts: those of this text and of the site itself', () => {
    const html =
      '<p>a<img src="https://sisindo.example.org/api/images/mine" alt="Peta" width="640" height="480">b</p>' +
      '<img src="/images/articles/x.webp"><img src="/api/images/other"><img alt="😀" src="https://x.example.org/e.png">';
    expect(blocksOf(html)).toEqual([
      text('a'),
      { type: 'image', src: '/api/images/mine', alt: 'Peta', width: 640, height: 480 },
      text('b'),
      { type: 'image', src: '/images/articles/x.webp' },
      text('😀'),
    ]);
    expect(describeLosses(html)).toEqual([
      'Tidak ikut tertempel: 1 gambar (unggah dengan tombol Sisipkan gambar).',
    ]);
  });
});

describe('lists of pasted HTML', () => {
  const nested = [
    {
      type: 'unorderedList',
      lists: [{ content: 'a', nested: [{ type: 'orderedList', lists: ['b'] }, bullets('c')] }, 'd'],
    },
  ];

  test('may be nested in entries, next to them, or without end tags', () => {
    expect(blocksOf('<ul><li>a<ol><li>b</li></ol><ul><li>c</li></ul></li><li>d</li></ul>')).toEqual(nested);
    expect(blocksOf('<ul><li><p>a</p></li><ol><li>b</li></ol><ul><li>c</li></ul><li>d</li></ul>')).toEqual(
      nested,
    );
    expect(
      blocksOf(
        '<ul><li role="checkbox"><img src="data:image/png;base64,A" alt="unchecked" aria-roledescription="checkbox"><p>x</p></li></ul>',
      ),
    ).toEqual([bullets('x')]);
    expect(blocksOf('<ul><li>a<ol><li>b</ol><ul><li>c</ul><li>d</ul>')).toEqual(nested);
  });

  test('start at their number and continue after other content', () => {
    expect(blocksOf('<ol start="3"><li>c</li><li>d</li></ol>x<ol start=5><li>e</li></ol>')).toEqual([
      { type: 'orderedList', start: 3, lists: ['c', 'd'] },
      text('x'),
      { type: 'orderedList', start: 5, lists: ['e'] },
    ]);
    const table = '<table><tr><td>x</td><td>y</td></tr></table>';
    expect(blocksOf(`<ol><li>a${table}</li><li>b</li></ol>`)).toEqual([
      { type: 'orderedList', lists: ['a'] },
      { type: 'table', header: false, rows: [{ cells: ['x', 'y'] }] },
      { type: 'orderedList', start: 2, lists: ['b'] },
    ]);
  });

  test('stay separate if adjacent, and move too deep entries up with a report', () => {
    expect(blocksOf('<ul><li>a</li></ul><ul><li>b</li></ul>')).toEqual([bullets('a'), bullets('b')]);
    const deep = (levels: number): string =>
      `<ul><li>${levels}${levels > 1 ? deep(levels - 1) : ''}</li></ul>`;
    const below = (content: string, inner: object) => ({
      type: 'unorderedList',
      lists: [{ content, nested: [inner] }],
    });
    expect(blocksOf(deep(6))).toEqual([below('6', below('5', below('4', bullets('3', '2', '1'))))]);
    expect(describeLosses(deep(6))).toEqual(['Berubah: daftar yang lebih dalam dari 4 tingkat dinaikkan.']);
    expect(describeLosses(deep(4))).toEqual([]);
  });

  test('of headings become headings with their numbers', () => {
    expect(
      blocksOf('<ol><li><h2>Satu</h2></li></ol><p>x</p><ol start="2"><li><h2>Dua</h2></li></ol>'),
    ).toEqual([
      { type: 'heading', level: 2, content: '1. Satu' },
      text('x'),
      { type: 'heading', level: 2, content: '2. Dua' },
    ]);
  });

  test('with letters are reported', () => {
    expect(describeLosses('<ol type="a"><li>x</li></ol>')).toEqual([
      'Berubah: penomoran huruf atau romawi menjadi angka.',
    ]);
    expect(
      describeLosses('<ol><li>x<ol style="list-style-type:lower-alpha"><li>y</li></ol></li></ol>'),
    ).toEqual([]);
  });

  const sign = (text: string) =>
    `<![if !supportLists]><span><span style='mso-list:Ignore'>${text}<span>&nbsp;&nbsp; </span></span></span><![endif]>`;
  const item = (list: string, text: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:${list}'>${sign(text)}${words}</p>`;

  test('of Word are read from paragraphs, also if copied from a nested level', () => {
    expect(
      blocksOf(
        item('l0 level2 lfo1', '·', 'a') +
          item('l0 level4 lfo1', 'o', 'b') +
          item('l0 level3 lfo1', 'o', 'c') +
          item('l0 level1 lfo1', '§', 'd'),
      ),
    ).toEqual([bullets({ content: 'a', nested: [bullets('b', 'c')] }, 'd')]);
    expect(
      blocksOf(
        item('l1 level1 lfo2', '4.', 'x') +
          item('l1 level1 lfo2', '5.', 'y') +
          item('l2 level1 lfo3', '1)', 'z'),
      ),
    ).toEqual([
      { type: 'orderedList', start: 4, lists: ['x', 'y'] },
      { type: 'orderedList', lists: ['z'] },
    ]);
    expect(blocksOf(`<h1 style='mso-list:l0 level1 lfo1'>${sign('2.1')}Judul</h1>`)).toEqual([
      { type: 'heading', level: 2, content: '2.1 Judul' },
    ]);
    expect(describeLosses(item('l0 level1 lfo1', 'a.', 'x'))).toEqual([
      'Berubah: penomoran huruf atau romawi menjadi angka.',
    ]);
  });
});

describe('lists of Word with manual indents', () => {
  const sign = (text: string) => `<span style='mso-list:Ignore'>${text}<span>&nbsp;&nbsp; </span></span>`;
  const item = (list: string, text: string, words: string, margin = '36.0pt') =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:${margin};mso-add-space:auto;text-indent:-18.0pt;` +
    `mso-list:${list}'>${sign(text)}${words}</p>`;
  const first = 'l0 level1 lfo1';

  test('are nested by their indents, although Word stores one level for all', () => {
    const words = `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:${first}'>${sign('·')}a</p>`;
    expect(
      blocksOf(
        words +
          item(first, '·', 'b', '72.0pt') +
          item(first, '·', 'c', '1.5in') +
          item(first, '·', 'd', '72.5pt') +
          item(first, '·', 'e', '1.25cm'),
      ),
    ).toEqual([
      {
        type: 'unorderedList',
        lists: [
          {
            content: 'a',
            nested: [bullets({ content: 'b', nested: [bullets('c')] }, 'd')],
          },
          'e',
        ],
      },
    ]);
  });

  test('are nested below the numbers above them, which continue', () => {
    const signs = 'l1 level1 lfo2';
    expect(
      blocksOf(
        item(first, '1.', 'a') +
          item(signs, '·', 'b', '54.0pt') +
          item(signs, '·', 'c', '54.0pt') +
          item(first, '2.', 'd'),
      ),
    ).toEqual([{ type: 'orderedList', lists: [{ content: 'a', nested: [bullets('b', 'c')] }, 'd'] }]);
  });

  test('stay one list if the numbers continue, or the indents hardly differ', () => {
    expect(
      blocksOf(item(first, '1.', 'a') + item(first, '2.', 'b', '72.0pt') + item(first, '3.', 'c')),
    ).toEqual([{ type: 'orderedList', lists: ['a', 'b', 'c'] }]);
    expect(
      blocksOf(item(first, '·', 'a') + item(first, '·', 'b', '35.45pt') + item(first, '·', 'c', '42.5pt')),
    ).toEqual([bullets('a', 'b', 'c')]);
    // Levels of Word itself apply regardless of the indents.
    expect(
      blocksOf(
        item(first, '·', 'a', '72pt') +
          item('l0 level2 lfo1', 'o', 'b', '36pt') +
          item(first, '·', 'c', '72pt'),
      ),
    ).toEqual([bullets({ content: 'a', nested: [bullets('b')] }, 'c')]);
  });
});

describe('tables of pasted HTML', () => {
  test('have a header if the first row is marked as one, or is the only bold row', () => {
    const table = (...rows: string[]) => `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
    const rows = [{ cells: ['a', 'b'] }, { cells: ['c', 'd'] }];
    for (const first of [
      '<th>a</th><th>b</th>',
      '<td><b>a</b></td><td><b>b</b></td>',
      '<td><b>a</b><td><p><b>b</b></p>',
    ]) {
      expect(blocksOf(table(first, '<td>c</td><td>d</td>'))).toEqual([{ type: 'table', header: true, rows }]);
    }
    expect(blocksOf(table('<td>a</td><td>b</td>', '<td>c</td><td>d</td>'))).toEqual([
      { type: 'table', header: false, rows },
    ]);
  });

  test('with merged cells become regular, lists in cells become lines, and both are reported', () => {
    const html =
      '<table><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td><ol><li>c</li><li>d</li></ol></td>' +
      '<td><p>e</p><p>f</p></td></tr><tr><td>g</td></tr></table>';
    expect(blocksOf(html)).toEqual([
      {
        type: 'table',
        header: false,
        rows: [{ cells: ['a', 'b', ''] }, { cells: ['', '1. c\n2. d', 'e\nf'] }, { cells: ['g', '', ''] }],
      },
    ]);
    expect(describeLosses(html)).toEqual([
      'Berubah: sel tabel yang digabung dipisahkan; daftar di dalam sel tabel menjadi baris biasa.',
    ]);
  });

  test('for layout are replaced by their content', () => {
    expect(blocksOf('<table><tr><td><p>a</p><ul><li>b</li></ul></td></tr></table>')).toEqual([
      text('a'),
      bullets('b'),
    ]);
    const inner = '<table><tr><td>a</td><td>b</td></tr></table>';
    expect(blocksOf(`<table><tr><td>x</td><td>${inner}</td></tr></table>`)).toEqual([
      text('x'),
      { type: 'table', header: false, rows: [{ cells: ['a', 'b'] }] },
    ]);
  });

  test('beyond the limits are truncated and reported', () => {
    const row = (cells: number) => `<tr>${'<td>x</td>'.repeat(cells)}</tr>`;
    const [table] = blocksOf(`<table>${row(13).repeat(101)}</table>`);
    expect(table?.type === 'table' && [table.rows.length, table.rows[0]?.cells.length]).toEqual([100, 12]);
    const told = ['Tidak ikut tertempel: baris atau kolom tabel di luar batas (100 baris, 12 kolom).'];
    expect(describeLosses(`<table>${row(13)}</table>`)).toEqual(told);
    expect(describeLosses(`<table>${row(2).repeat(101)}</table>`)).toEqual(told);
    expect(describeLosses(`<table>${row(12).repeat(100)}</table>`)).toEqual([]);
    expect(
      blocksOf(`<table><tr><td colspan="999999999">x</td><td rowspan="0">y</td></tr></table>`),
    ).toHaveLength(1);
  });
});

describe('lists that were typed as text', () => {
  test('become lists by their markers, numbers and indents', () => {
    expect(
      parseClipboardText('Bawa:\r\n- laptop\r\n\t- kabel\n- kartu\n\n7) tujuh\n8) delapan\nSelesai')?.blocks,
    ).toEqual([
      text('Bawa:'),
      bullets({ content: 'laptop', nested: [bullets('kabel')] }, 'kartu'),
      { type: 'orderedList', start: 7, lists: ['tujuh', 'delapan'] },
      text('Selesai'),
    ]);
    expect(blocksOf('<p>·&nbsp;&nbsp; satu</p><p>·&nbsp;&nbsp; <b>dua</b></p>')).toEqual([
      { type: 'unorderedList', lists: ['satu', { spans: [{ text: 'dua', bold: true }] }] },
    ]);
    expect(blocksOf('<div>Bawa:<br>• satu<br>• dua</div>')).toEqual([text('Bawa:'), bullets('satu', 'dua')]);
  });

  test.each([
    '- satu saja',
    'Tahun\n2026. Tahun ini\n2013. Tahun itu',
    '-5 derajat\n-6 derajat',
    '*tebal* di sini\n*tebal* di sana',
    'Satu\nDua',
    '',
  ])('are not detected in %j', (text) => {
    expect(parseClipboardText(text)).toBeUndefined();
  });
});
