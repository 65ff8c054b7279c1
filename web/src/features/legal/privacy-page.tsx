import { PolicyPage } from './policy-page.tsx';
import { privacyVersions } from './privacy-text.ts';

const tiles = ['n4 k2 d3 c6', 'g7 n1 w5 k8', 'c2 r6 n3 d1'];

/** Privacy policy: stored personal data, purposes, retention periods and rights. */
export default function PrivacyPage() {
  return (
    <PolicyPage
      title="Kebijakan privasi"
      lead="Data Anda yang kami simpan, gunanya, berapa lama, dan hak Anda atasnya."
      tiles={tiles}
      versions={privacyVersions}
    />
  );
}
