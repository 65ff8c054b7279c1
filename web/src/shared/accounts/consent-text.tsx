import { consentTexts, currentConsent } from 'contract/rules/consent';

/** Text of the consent that the submit of its form gives, with links to the policies. */
export function ConsentText() {
  return (
    <p className="max-w-prose text-muted text-sm">
      {consentTexts[currentConsent]} Baca juga <TextInNewTab to="/privacy">Kebijakan privasi</TextInNewTab>{' '}
      dan <TextInNewTab to="/terms">Syarat dan ketentuan</TextInNewTab>.
    </p>
  );
}

/** Link that opens a new tab, so that the form keeps its input. */
function TextInNewTab({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> (membuka tab baru)</span>
    </a>
  );
}
