import type en from './en.ts';

export default {
  support: {
    intro: 'Waarmee kunnen we helpen? Bekijk eerst de veelgestelde vragen, of neem contact op.',
    noAccess: 'Je hebt geen toegang tot hulp. Log in, of vraag het aan degene die je heeft uitgenodigd.',
    notEnabled: 'Hulp staat in deze community niet aan.',
    loading: 'Hulp wordt geladen',
    failed: 'De vragen konden niet worden geladen',
    tabs: { label: 'Hulpopties', faq: 'Veelgestelde vragen', helpdesk: 'Helpdesk', contact: 'Contact' },
    categories: 'Categorieën',
    faqEmpty: 'Nog geen vragen in deze categorie',
    faqEmptyHint: 'Kies een andere categorie of neem contact op.',
    helpdeskClosed: 'Je hebt geen toegang tot de helpdesk.',
    contactHint: 'We antwoorden per e-mail.',
    contactHintMember: 'We antwoorden per e-mail, en op de helpdesk als die er is.',
    contactImpersonating: 'Je kunt ons geen bericht sturen zolang je als een ander lid bent ingelogd.',
    title: 'Onderwerp',
    content: 'Je bericht',
    email: 'Je e-mailadres',
    website: 'Laat dit leeg',
    send: 'Versturen',
    sent: 'Verstuurd',
    another: 'Nog een bericht schrijven',
    email_not_send: 'Je bericht kon niet worden verstuurd. Probeer het opnieuw.',
    company: { title: 'Over ons', vat: 'Btw-nummer', kvk: 'KvK-nummer', iban: 'IBAN' },
  },
} satisfies typeof en;
