/** Pages outside the application and the error page; loaded in both languages. */
export default {
  'notices.fault.home': 'Siirry etusivulle',
  'notices.fault.again': 'Yritä uudelleen',
  'notices.fault.0': 'Ei yhteyttä',
  'notices.fault.0.text': 'Kauppaan ei saada yhteyttä. Tarkista verkkoyhteytesi ja yritä uudelleen.',
  'notices.fault.404': 'Sivua ei löytynyt',
  'notices.fault.404.text':
    'Osoite on voinut muuttua tai tuote poistua valikoimasta. Haku ja valikko auttavat eteenpäin.',
  'notices.fault.413': 'Liian suuri lähetys',
  'notices.fault.413.text': 'Lähetettyä oli liikaa kerralla. Palaa edelliselle sivulle ja lyhennä tekstiä.',
  'notices.fault.429': 'Liian monta yritystä',
  'notices.fault.429.text': 'Odota minuutti ja yritä sitten uudelleen. Ostoskorisi on tallessa.',
  'notices.fault.500': 'Jotain meni pieleen',
  'notices.fault.500.text': 'Vika on meillä, ei sinussa. Yritä hetken kuluttua uudelleen. Ostoskorisi on tallessa.',
  'notices.fault.503': 'Kauppa ei juuri nyt vastaa',
  'notices.fault.503.text': 'Korjaamme vikaa. Yritä hetken kuluttua uudelleen. Ostoskorisi on tallessa.',

  'notices.kept': 'Tälle laitteelle tallennettu',
  'notices.kept.text': 'Hinnat ovat ne, jotka tämä laite näki viimeksi.',
  'notices.kept.cart': 'Ostoskori',
  'notices.kept.quote': 'Tarjouskori',
  'notices.kept.wishes': 'Toivelista {name}',
  'notices.kept.amount': { one: '{count} kpl', other: '{count} kpl' },
  'notices.kept.total': 'Yhteensä',
} as const;
