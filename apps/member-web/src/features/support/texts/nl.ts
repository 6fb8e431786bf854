import type en from './en.ts';

export default {
  support: {
    intro: 'Waarmee kunnen we helpen? Kijk eerst hier; wat er niet staat, beantwoorden we zelf.',
    noAccess: 'Je hebt hier geen toegang tot hulp. Log in, of vraag het aan wie je uitnodigde.',
    notEnabled: 'Hulp staat in deze community niet aan.',
    loading: 'Hulp wordt geladen',
    failed: 'De vragen konden niet worden geladen',
    tabs: { label: 'Manieren om hulp te krijgen', faq: 'Vragen', helpdesk: 'Helpdesk', contact: 'Contact' },
    categories: 'Categorieën',
    faqEmpty: 'Nog geen vragen in deze categorie',
    faqEmptyHint: 'Kies een andere categorie, of schrijf ons.',
    helpdeskClosed: 'De helpdesk is voor jou niet open.',
    contactHint: 'We antwoorden per e-mail.',
    contactHintMember: 'We antwoorden per e-mail, en op de helpdesk als die er is.',
    contactImpersonating: 'Zolang je als iemand anders kijkt, kun je niet in hun naam schrijven.',
    title: 'Onderwerp',
    content: 'Je bericht',
    email: 'Je e-mailadres',
    website: 'Laat dit leeg',
    send: 'Versturen',
    sent: 'Verstuurd',
    another: 'Nog een bericht schrijven',
    email_not_send: 'Je bericht kon niet worden verstuurd. Probeer het opnieuw.',
    company: { title: 'Wie we zijn', vat: 'Btw-nummer', kvk: 'KvK-nummer', iban: 'IBAN' },
  },
} satisfies typeof en;
