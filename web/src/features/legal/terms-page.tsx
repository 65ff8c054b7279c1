import { PolicyPage } from './policy-page.tsx';
import { termsVersions } from './terms-text.ts';

const tiles = ['k5 n7 q3 r1', 'd8 c2 n6 k4', 'r2 w1 k7 n5'];

/** Terms between the members and the association. */
export default function TermsPage() {
  return (
    <PolicyPage
      title="Syarat dan ketentuan"
      lead="Aturan keanggotaan dan pemakaian situs ini, dalam bahasa sehari-hari."
      tiles={tiles}
      versions={termsVersions}
    />
  );
}
