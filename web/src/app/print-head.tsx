import { association } from 'contract/text/association';
import { useLocation } from 'react-router-dom';
import { toAddressPath } from '#api/transport/site-path.ts';

/** Origin of a printed page: association, address, and URL. */
export const PrintHead = () => (
  <p className="wrap hidden print:block">
    {association.name}, {association.address}
    <br />
    {association.siteUrl + toAddressPath(useLocation().pathname)}
  </p>
);
