/** Six to 15 digits (E.164 allows 15) with the usual separators, and '+' only in front; or nothing. */
export const phonePattern = /^(?:\+?(?:[\s().\-/]*\d){6,15}[\s)]*)?$/;
