import type { DemoLocale } from './types.ts';

/** Remarks for the boards where a general remark about clay or kilns would sound odd. */
export const boardRemarks: Record<string, Record<DemoLocale, string[]>> = {
  mededelingen: {
    nl: [
      'Duidelijk, dank voor het bericht.', 'Goed geregeld weer. Dank aan iedereen achter de schermen.', 'Fijn dat jullie dit zo open delen.',
      'Genoteerd!', 'Helemaal mee eens.', 'Dank jullie wel, het is hier echt een fijne plek.', 'Top, ik geef het door in ons atelier.',
      'Helder verhaal. Geen vragen van mijn kant.', 'Mooi om te lezen dat het zo leeft.', 'Chapeau voor al het werk dat hierin zit.',
      'Goed om te weten, dank.', 'Ik had het bijna gemist, dus bedankt voor de herinnering.', 'Prima zo, wat mij betreft.',
      'Dank voor de uitleg, nu snap ik ook waarom.',
    ],
    en: [
      'Clear, thank you.', 'Nicely organised as always. Thanks to everybody behind the scenes.', 'Good of you to be so open about this.',
      'Noted!', 'Fully agree.', 'Thank you all, this really is a good place.', 'I will pass it on in our studio.',
      'No questions from me, well explained.', 'Lovely to see how alive this is.', 'Respect for all the work that went into this.',
      'Good to know, thanks.', 'I nearly missed it, so thank you for the reminder.', 'Sounds fair to me.',
      'Thanks for explaining the reasons as well.',
    ],
  },
  agenda: {
    nl: [
      'Staat in mijn agenda!', 'Wat jammer, net dat weekend ben ik weg. Komt er nog een volgende keer?', 'Ik neem een paar mensen van de cursus mee.',
      'Is het goed te bereiken met het openbaar vervoer?', 'Vorige keer was het geweldig, een aanrader voor iedereen die twijfelt.', 'Heel veel plezier en mooi weer gewenst!',
      'Ik deel het even in onze groep.', 'Zijn er nog plekken?', 'Mooi initiatief. Fijn dat er mensen zijn die dit trekken.',
      'Ik kom zeker kijken, al is het maar een uurtje.', 'Kan ik ergens mee helpen bij het opbouwen?', 'Geslaagde dag gehad, dank aan de organisatie.',
      'Wie rijdt er vanuit het oosten en heeft nog een stoel vrij?', 'Heb er zin in. Tot dan!', 'Is het ook geschikt voor kinderen?',
      'Wat een leuk programma. Petje af.', 'Ik ben er vorig jaar voor het eerst geweest en ging met lege portemonnee en volle handen naar huis.',
      'Zet er even een foto bij van de vorige editie, dat trekt mensen over de streep.', 'Ik twijfelde nog, maar nu kom ik.', 'Succes met de voorbereiding!',
    ],
    en: [
      'It is in my diary!', 'What a pity, I am away that very weekend. Will there be another one?', 'I am bringing a few people from class.',
      'Is it easy to reach by public transport?', 'Last time was wonderful. If you are in doubt: go.', 'Have a great time, and good weather!',
      'Sharing this with our group.', 'Are there any places left?', 'Lovely initiative. Good to have people who pull these things off.',
      'I will come for an hour at least.', 'Can I help with setting up?', 'Had a very good day, thank you to the organisers.',
      'Anyone driving from the south with a spare seat?', 'Looking forward to it. See you there!', 'Would it suit children as well?',
      'What a programme. Hats off.', 'I went last year for the first time and came home with an empty purse and full hands.',
      'A photo of the last edition would help people decide.', 'I was in two minds, but now I am coming.', 'Good luck with the preparations!',
    ],
  },
  werk: {
    nl: [
      'Wat mooi! Ik blijf ernaar kijken.', 'De vorm klopt. Ik zou er niets meer aan doen.', 'Hoe groot is het ongeveer? Op een foto is dat zo moeilijk te zien.',
      'Die rand is prachtig afgewerkt.', 'Ik zou het graag eens vasthouden.', 'Heel eigen. Je herkent je hand erin.',
      'Het onderste deel vind ik sterker dan het bovenste, al kan ik niet goed zeggen waarom.', 'Heb je er meer van, als serie?', 'De huid van het oppervlak maakt het af.',
      'Knap werk. Hoeveel pogingen gingen hieraan vooraf?', 'Van mij mag het nog een tikje soberder.', 'Dit hoort in een vensterbank met ochtendlicht.',
      'Eerlijk: ik moest er even aan wennen, en nu vind ik het juist goed.', 'Zou je dezelfde vorm ook eens in een donkere klei willen proberen?', 'Hier zit rust in.',
      'De verhouding tussen voet en buik is heel goed getroffen.', 'Mooi gedaan, en fijn dat je er het verhaal bij vertelt.', 'Ik zou hem zo op tafel zetten.',
      'Je gaat met sprongen vooruit, ik volg het met plezier.', 'Het kwetsbare spreekt me aan. Niet te veel aan poetsen.', 'Wat een geduld moet dat gekost hebben.',
    ],
    en: [
      'Beautiful. I keep coming back to look.', 'The form is right. I would leave it alone.', 'How big is it? Hard to tell from a picture.',
      'The rim is so well finished.', 'I would love to hold it.', 'Very much your own hand.',
      'The lower half is stronger than the upper for me, though I cannot quite say why.', 'Is there more of it, as a series?', 'The skin of the surface makes it.',
      'Skilful work. How many attempts came before this one?', 'For my taste it could be a touch plainer.', 'It belongs on a window sill with morning light.',
      'Honestly, I had to get used to it, and now I think it is good because of that.', 'Would you try the same form in a dark clay?', 'There is calm in this.',
      'The proportion of foot and belly is spot on.', 'Well done, and thank you for the story that goes with it.', 'I would put it on my table today.',
      'You are making leaps. I follow it with pleasure.', 'The fragility speaks to me. Do not tidy it up too much.', 'What patience that must have taken.',
    ],
  },
  markt: {
    nl: [
      'Is dit nog beschikbaar?', 'Bericht gestuurd.', 'Helaas te ver weg voor mij, maar het is een mooie kans voor iemand.',
      'Eerlijke prijs, lijkt me.', 'Ik ken iemand die precies dit zoekt, ik geef het door.', 'Zou je er nog een foto bij kunnen zetten?',
      'Succes ermee!', 'Daar heb ik er ook een van gehad. Onverwoestbaar.', 'Ik kan meerijden en helpen tillen, als het in de buurt van Utrecht is.',
      'Wat jammer, net te laat zie ik.', 'Goed dat je alles er zo eerlijk bij zet.', 'Als het tot het weekend kan wachten heb ik interesse.',
      'Voor wie twijfelt: gaan kijken kost niets.', 'Ik zou het zelf nemen als ik nog een vierkante meter over had.', 'Fijn dat zulke dingen hier een nieuw leven krijgen.',
      'Neem altijd even een goede lamp mee als je gaat kijken.', 'Sinds vorige maand heb ik er ook zo een, heel tevreden.', 'Weet iemand wat die nieuw kosten? Ik heb geen idee meer.',
    ],
    en: [
      'Is this still available?', 'Message sent.', 'Too far away for me, sadly, but a good chance for somebody.',
      'Sounds like a fair price.', 'I know somebody who is looking for exactly this, I will pass it on.', 'Could you add a photo?',
      'Good luck with it!', 'I used to have one of those. Indestructible.', 'I could help with lifting if it is anywhere near Utrecht.',
      'What a shame, just too late I see.', 'Good that you are so honest about everything.', 'If it can wait until the weekend, I am interested.',
      'If you are in doubt: having a look costs nothing.', 'I would take it myself if I had one more square metre.', 'Nice that things get a second life here.',
      'Always bring a good torch when you go and look.', 'Got one like it last month and am very happy.', 'Does anyone know what these cost new? I have lost track.',
    ],
  },
  leren: {
    nl: [
      'Hier had ik als beginnend docent veel aan gehad.', 'Mooi onderwerp. Bij ons in de groep praten we er ook vaak over.', 'Ik leer nog het meest van mijn eigen leerlingen, eerlijk gezegd.',
      'Dank voor de tip, ik ga ernaar op zoek.', 'Kun je er iets meer over vertellen?', 'Dat ga ik volgende week in de les proberen.',
      'Niet iedereen leert op dezelfde manier, dat vergeten we snel.', 'Ik doe het anders, maar lees dit met interesse.', 'Lenen bij de bibliotheek kan vaak ook, even reserveren.',
      'Wat een fijne manier om ernaar te kijken.', 'Herkenbaar! Zeker na een lange cursusavond.', 'Goed punt. Ik had er nooit zo over nagedacht.',
      'Mijn eerste docent zei altijd: eerst kijken, dan pas doen.', 'Ik zou er graag eens met een paar mensen over doorpraten.', 'Opgeschreven, dank.',
      'Dat is wijsheid die je niet in een boek vindt.', 'Hoeveel tijd geef je daar voor?', 'Klein houden en herhalen, dat is bij mij het hele geheim.',
    ],
    en: [
      'I could have used this when I started teaching.', 'Good subject. We often talk about it in our group as well.', 'I learn most from my own students, to be honest.',
      'Thanks for the tip, I will look for it.', 'Could you tell us a bit more about it?', 'Going to try that in class next week.',
      'Not everybody learns the same way, we forget that quickly.', 'I do it differently, but I read this with interest.', 'Libraries often have it too, just put in a request.',
      'What a nice way of looking at it.', 'So true, especially after a long evening class.', 'Good point. I never thought about it like that.',
      'My first teacher always said: look first, then do.', 'I would love to discuss this with a few people round a table.', 'Written down, thank you.',
      'That is the kind of wisdom you do not find in a book.', 'How much time do you allow for that?', 'Keep it small and repeat it. That is my whole secret.',
    ],
  },
  koffie: {
    nl: [
      'Heerlijk verhaal, dank je.', 'Hier moest ik hardop om lachen, alleen in het atelier.', 'Zo herkenbaar dat het bijna eng is.',
      'Dit is waarom ik hier elke ochtend even kijk.', 'Ik schenk nog een kop in en lees verder.', 'Wat fijn dat je dit deelt.',
      'Bij ons precies hetzelfde, maar dan met een hond.', 'Mooi. Meer hoef ik er niet over te zeggen.', 'Groet vanuit een koud atelier met een warme oven.',
      'Ik ga het morgen aan mijn collega’s vertellen.', 'Je hebt mijn maandag gered.', 'En dan te bedenken dat we ook gewoon hadden kunnen gaan tennissen.',
      'Proost, met een kop waar het oor nog aan zit.', 'Iemand zou hier een boekje van moeten maken.', 'Ik zwaai mee vanaf de andere kant van het land.',
      'Klei verbindt, zelfs als hij barst.', 'Dat gevoel, ja. Precies dat.', 'Hoe is het afgelopen?',
      'Fijne groep mensen is dit toch.', 'Deze bewaar ik voor een regenachtige dag.', 'Kom een keer koffie drinken als je in de buurt bent.',
    ],
    en: [
      'Lovely story, thank you.', 'I laughed out loud, alone in the studio.', 'So familiar that it is almost scary.',
      'This is why I drop in here every morning.', 'Pouring another cup and reading on.', 'So nice of you to share this.',
      'Exactly the same here, but with a dog.', 'Beautiful. Nothing to add.', 'Greetings from a cold studio with a warm kiln.',
      'I am going to tell this at work tomorrow.', 'You have saved my Monday.', 'And to think that we could simply have taken up tennis.',
      'Cheers, from a mug that still has its handle.', 'Somebody should make a little book of these.', 'Waving from the other end of the country.',
      'Clay brings people together, even when it cracks.', 'That feeling, yes. Exactly that.', 'How did it end?',
      'What a good bunch of people this is.', 'Keeping this one for a rainy day.', 'Come by for coffee if you are ever around here.',
    ],
  },
  mods: {
    nl: [
      'Eens.', 'Akkoord, ik pak het op.', 'Goed dat je het aankaart.', 'Laten we het een week aanzien en er dan op terugkomen.', 'Ik had het ook gezien, dank voor het oppakken.',
      'Prima voorstel wat mij betreft.', 'Even wachten op de anderen, maar ik ben voor.', 'Zullen we dit kort opschrijven, zodat we het de volgende keer niet opnieuw hoeven te bedenken?',
    ],
    en: [
      'Agreed.', 'Fine with me, I will take care of it.', 'Good that you bring it up.', 'Let us give it a week and come back to it.', 'I had seen it too, thanks for picking it up.',
      'Sensible proposal.', 'Let us wait for the others, but I am in favour.', 'Shall we write this down briefly, so that we do not have to invent it again?',
    ],
  },
};
