/** The settings that identify the organisation behind the community, in the order of a postal address. */
export const COMPANY_SETTINGS = [
  ...(['company_name', 'company_address', 'company_zipcode', 'company_city'] as const),
  ...(['company_vat', 'company_kvk', 'company_iban', 'company_email'] as const),
] as const;
