import { consentTexts, currentConsent } from 'contract/rules/consent';
import { toAddressPath } from '#api/transport/site-path.ts';
import * as t from '#messages/shared/accounts';
import { fillElements } from '#ui/text/fill-elements.tsx';

/** Text of the consent that the submit of its form gives, with links to the policies. */
export function ConsentText() {
  return (
    <p className="max-w-prose text-muted text-sm">
      {consentTexts[currentConsent]}{' '}
      {fillElements(t.policies, {
        privacy: <TextInNewTab to="/privacy">{t.privacy}</TextInNewTab>,
        terms: <TextInNewTab to="/terms">{t.terms}</TextInNewTab>,
      })}
    </p>
  );
}

/** Link that opens a new tab, so that the form keeps its input. */
function TextInNewTab({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a href={toAddressPath(to)} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only">{t.opensNewTab}</span>
    </a>
  );
}
