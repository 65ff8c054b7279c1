import { expect, test } from 'vitest';
import { toSearchablePage } from './searchable-page.ts';

const head =
  '<title>Tentang &amp; kami | SISINDO</title><meta name="description" content="Visi &quot;kita&quot;."/>';

test('the search reads title, description and the text of the main element', () => {
  const body =
    '<nav>Menu</nav><main id="main"><h1>Tentang</h1><svg><title>Gambar</title></svg><p>Satu<br/>dua &lt;3</p>' +
    '<script type="application/ld+json">{}</script></main><footer>Kaki</footer>';
  expect(toSearchablePage('/about', head + body)).toEqual({
    path: '/about',
    title: 'Tentang & kami',
    description: 'Visi "kita".',
    text: 'Tentang Satu dua <3',
  });
});

test('a page without a description is not searched', () => {
  expect(toSearchablePage('/x', '<title>X | SISINDO</title><main>Isi</main>')).toBeUndefined();
});
