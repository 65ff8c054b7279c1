import * as t from '#messages/features/content/legal';
import { PolicyDocument } from './policy-document.tsx';

export default function PrivacyPage() {
  return (
    <PolicyDocument
      path="/privacy"
      title={t.privacyTitle}
      lead={t.privacyLead}
      tiles={['n4 k2 d3 c6', 'g7 n1 w5 k8', 'c2 r6 n3 d1']}
      versions={t.privacyVersions}
    />
  );
}
