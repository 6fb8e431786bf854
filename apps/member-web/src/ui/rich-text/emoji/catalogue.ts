// Written by scripts/emoji.mjs from emojibase-data (MIT). Number, codes, char, English name, Dutch name, keywords, category, skin tones.
export const CATEGORIES = [
  'Smileys & Emotion',
  'People & Body',
  'Component',
  'Animals & Nature',
  'Food & Drink',
  'Travel & Places',
  'Activities',
  'Objects',
  'Symbols',
  'Flags',
] as const;
export const LINES = `1	1F600	😀	grinning face	grijnzend gezicht	grinning|cheerful|cheery|face|grin|happy|laugh|nice|smile|smiling|teeth|grijnzend gezicht|blij|fijn|gezicht|glimlachen|grijns|grijnzend|lach|lachen|leuk|tanden|vrolijk	0	
2	1F603	😃	grinning face with big eyes	grijnzend gezicht met grote ogen	smiley|awesome|big|eyes|face|grin|grinning|happy|mouth|open|smile|smiling|teeth|yay|grijnzend gezicht met grote ogen|blij|gaaf|gezicht|glimlachen|grijns|grijnzend|groot|joepie|lach|mond|ogen|tanden	0	
3	1F604	😄	grinning face with smiling eyes	grijnzend gezicht met lachende ogen	grinning face with closed eyes|smile|eye|eyes|face|grin|grinning|happy|laugh|lol|mouth|open|smiling|grijnzend gezicht met lachende ogen|blij|gezicht|glimlachen|grijns|grijnzend|lach|lachen|mond|ogen|oog	0	
4	1F601	😁	beaming face with smiling eyes	stralend gezicht met lachende ogen	beaming face|grin|beaming|eye|eyes|face|grinning|happy|nice|smile|smiling|teeth|stralend gezicht met lachende ogen|blij|fijn|gezicht|glimlachen|grijns|grijnzend|lach|ogen|oog|stralend|tanden	0	
5	1F606	😆	grinning squinting face	grijnzend gezicht met stijf dichtgeknepen ogen	laughing|lol|satisfied|squinting face|closed|eyes|face|grinning|haha|hahaha|happy|laugh|mouth|open|rofl|smile|smiling|squinting|grijnzend gezicht met stijf dichtgeknepen ogen|blij|gesloten|gezicht|glimlachen|grijnzend|lach|lachen|mond|ogen|scheelzien	0	
6	1F605	😅	grinning face with sweat	grijnzend gezicht met zweetdruppels	sweat smile|cold|dejected|excited|face|grinning|mouth|nervous|open|smile|smiling|stress|stressed|sweat|grijnzend gezicht met zweetdruppels|gestrest|gezicht|glimlachen|grijnzend|koud|lach|mond|neerslachtig|nerveus|opgewonden|zweet	0	
7	1F923	🤣	rolling on the floor laughing	gezicht dat op de grond rolt van het lachen	rofl|crying|face|floor|funny|haha|happy|hehe|hilarious|joy|laugh|lmao|lol|roflmao|rolling|tear|gezicht dat op de grond rolt van het lachen|blij|gezicht|grappig|hilarisch|huilen|lachen|rollen|traan|vloer|vreugde	0	
8	1F602	😂	face with tears of joy	gezicht met tranen van vreugde	joy|lmao|tears of joy|crying|face|feels|funny|haha|happy|hehe|hilarious|laugh|lol|rofl|roflmao|tear|gezicht met tranen van vreugde|blij|gevoelens|gezicht|grappig|hilarisch|huilen|lachen|traan|vreugde	0	
9	1F642	🙂	slightly smiling face	enigszins lachend gezicht	face|happy|slightly|smile|smiling|enigszins lachend gezicht|blij|enigszins|gezicht|glimlachen|lach	0	
10	1F643	🙃	upside-down face	omgekeerd gezicht	upside down face|face|hehe|smile|upside-down|omgekeerd gezicht|gezicht|glimlach|omgekeerd	0	
11	1FAE0	🫠	melting face	smeltend gezicht	melt|disappear|dissolve|embarrassed|face|haha|heat|hot|liquid|lol|melting|sarcasm|sarcastic|smeltend gezicht|beschaamd|gezicht|heet|oplossen|sarcasme|sarcastisch|smelt|smelten|verdwijnen|vloeibaar|warm	0	
12	1F609	😉	winking face	knipogend gezicht	wink|face|flirt|heartbreaker|sexy|slide|tease|winking|winks|knipogend gezicht|flirten|gezicht|hartenbreker|knipogen|knipoog|knipoogt|plagerij|zwoel	0	
13	1F60A	😊	smiling face with smiling eyes	lachend gezicht met lachende ogen	blush|smiling face with closed eyes|eye|eyes|face|glad|satisfied|smile|smiling|lachend gezicht met lachende ogen|blozen|gelukkig|gezicht|glimlach|glimlachen|ogen|oog|tevreden	0	
14	1F607	😇	smiling face with halo	lachend gezicht met halo	halo|innocent|angel|angelic|angels|blessed|face|fairy|fairytale|fantasy|happy|peaceful|smile|smiling|spirit|tale|lachend gezicht met halo|blij|elfje|engel|engelachtig|engelen|fantasie|geest|gezegend|gezicht|glimlach|glimlachen|onschuldig|sprookje|stralenkrans|verhaal|vredig	0	
15	1F970	🥰	smiling face with hearts	lachend gezicht met hartjes	smiling face with 3 hearts|3|adore|crush|face|heart|hearts|ily|love|romance|smile|smiling|you|lachend gezicht met hartjes|dol|gezicht|glimlach|glimlachen|hart|hartjes|hou van jou|jou|liefde|romantiek	0	
16	1F60D	😍	smiling face with heart-eyes	lachend gezicht met hartvormige ogen	heart eyes|smiling face with heart eyes|143|bae|eye|face|feels|heart-eyes|hearts|ily|kisses|love|romance|romantic|smile|xoxo|lachend gezicht met hartvormige ogen|gevoelens|gezicht|hartjes|hartjesogen|kussen|lach|liefde|oog|romantiek|schatje	0	
17	1F929	🤩	star-struck	sterren in de ogen	star struck|excited|eyes|face|grinning|smile|star|starry-eyed|wow|sterren in de ogen|gezicht|grijnzend|lach|ogen|opgewonden|ster|sterren als ogen|wauw	0	
18	1F618	😘	face blowing a kiss	gezicht dat kus toeblaast	blowing a kiss|kissing heart|adorbs|bae|blowing|face|flirt|heart|ily|kiss|love|lover|miss|muah|romantic|smooch|xoxo|you|gezicht dat kus toeblaast|flirten|gezicht|hartje|kus|kusje blazen|kussen|romantiek|smiley|zoen	0	
19	1F617	😗	kissing face	kussend gezicht	kissing|143|date|dating|face|flirt|ily|kiss|love|smooch|smooches|xoxo|you|kussend gezicht|afspraakje|gezicht|hou van jou|hvj|kus|kussen|smiley|zoen	0	
20	263A	☺️	smiling face	lachend gezicht	relaxed|face|happy|outlined|smile|smiling|lachend gezicht|blij|gezicht|lach|lachen|omtrek|ontspannen	0	
21	1F61A	😚	kissing face with closed eyes	kussend gezicht met gesloten ogen	kissing closed eyes|143|bae|blush|closed|date|dating|eye|eyes|face|flirt|ily|kisses|kissing|smooches|xoxo|kussend gezicht met gesloten ogen|blosjes|blozen|gesloten|gesloten ogen|gezicht|kus|kussend gezicht met ogen dicht|oog|rode wangen|smiley|zoen	0	
22	1F619	😙	kissing face with smiling eyes	kussend gezicht met lachende ogen	kissing smiling eyes|143|closed|date|dating|eye|eyes|face|flirt|ily|kiss|kisses|kissing|love|night|smile|smiling|kussend gezicht met lachende ogen|afspraakje|daten|flirten|gesloten|gezicht|ik hou van je|kus|kussen|kussend|lach|lachen|liefde|nacht|ogen|oog	0	
23	1F972	🥲	smiling face with tear	lachend gezicht met traan	face|glad|grateful|happy|joy|pain|proud|relieved|smile|smiley|smiling|tear|touched|lachend gezicht met traan|aangedaan|blij|dankbaar|enigszins lachend|gelukkig|opgelucht|traan|trots	0	
24	1F60B	😋	face savoring food	lachend gezicht dat lippen likt	savoring food|yum|delicious|eat|face|food|full|hungry|savor|smile|smiling|tasty|um|yummy|lachend gezicht dat lippen likt|genieten|gezicht|glimlach|jammie|lachend gezicht|lekker|mmm|smiley|smullen	0	
25	1F61B	😛	face with tongue	gezicht met uitgestoken tong	stuck out tongue|awesome|cool|face|nice|party|stuck-out|sweet|tongue|gezicht met uitgestoken tong|gezicht|gezicht met uitgestoken tong en open ogen|grapje|grappig|ontdeugend|smiley|tong|tong uitsteken|uitgesteken tong	0	
26	1F61C	😜	winking face with tongue	knipoog met uitgestoken tong	stuck out tongue winking eye|crazy|epic|eye|face|funny|joke|loopy|nutty|party|stuck-out|tongue|wacky|weirdo|wink|winking|yolo|knipoog met uitgestoken tong|gezicht|gezicht met uitgestoken tong en knipoog|grap|grapjas|knipoog|oog|plagen|smiley|tong	0	
27	1F92A	🤪	zany face	gek gezicht	zany|crazy|eye|eyes|face|goofy|large|small|gek gezicht|gekke blik|gestoord|groot|klein|oog|smiley	0	
28	1F61D	😝	squinting face with tongue	gezicht met uitgestoken tong en dichtgeknepen ogen	stuck out tongue closed eyes|closed|eye|eyes|face|gross|horrible|omg|squinting|stuck-out|taste|tongue|whatever|yolo|gezicht met uitgestoken tong en dichtgeknepen ogen|bah|dichte ogen|gezicht|oog|smaak|smerig|smiley|tong|uitgestoken tong|vies|vreselijk	0	
29	1F911	🤑	money-mouth face	gezicht met geld in de mond	money mouth face|face|money|money-mouth|mouth|paid|gezicht met geld in de mond|betaald|geld|geldmond|gezicht|mond	0	
30	1F917	🤗	smiling face with open hands	blij gezicht met uitgestoken handen	hug|hugging|hugging face|face|hands|open|smiling|blij gezicht met uitgestoken handen|blij|gezicht|handen|knuffel|knuffelen|uitgestoken	0	
31	1F92D	🤭	face with hand over mouth	gezicht met hand over de mond	hand over mouth|face|giggle|giggling|hand|mouth|oops|realization|secret|shock|sudden|surprise|whoops|gezicht met hand over de mond|geheim|geschrokken|gezicht met hand over mond|giechelen|oeps|smiley|verrast	0	
32	1FAE2	🫢	face with open eyes and hand over mouth	gezicht met open ogen en hand voor mond	face with open eyes hand over mouth|gasp|amazement|awe|disbelief|embarrass|eyes|face|hand|mouth|omg|open|over|quiet|scared|shock|surprise|gezicht met open ogen en hand voor mond|bang|geschokt|gezicht met open ogen en hand over de mond|ongeloof|ontzag|schaamte|smiley|verbazing|verrassing	0	
33	1FAE3	🫣	face with peeking eye	gezicht met glurend oog	peek|captivated|embarrass|eye|face|hide|hiding|peeking|peep|scared|shy|stare|gezicht met glurend oog|geboeid|gluren|smiley|spieken|staren|stiekem|stiekem kijken	0	
34	1F92B	🤫	shushing face	gezicht dat tot stilte maant	shush|face|quiet|shh|shushing|gezicht dat tot stilte maant|gezicht|manen|sst|stil|stilte	0	
35	1F914	🤔	thinking face	nadenkend gezicht	thinking|wtf|chin|consider|face|hmm|ponder|pondering|wondering|nadenkend gezicht|afvragen|denken|gezicht|kin|nadenken|nadenkend|overwegen	0	
36	1FAE1	🫡	saluting face	saluerend gezicht	salute|face|good|luck|ma’am|ok|respect|saluting|sir|troops|yes|saluerend gezicht|bevel|ja|oké|saluut|smiley|troepen|zonnig	0	
37	1F910	🤐	zipper-mouth face	gezicht met een rits als mond	zipper mouth|zipper mouth face|face|keep|mouth|quiet|secret|shut|zip|zipper|zipper-mouth|gezicht met een rits als mond|dicht|geheim|gezicht|houden|mond|rits|rits als mond|stil|zwijg	0	
38	1F928	🤨	face with raised eyebrow	gezicht met opgeheven wenkbrauw	raised eyebrow|disapproval|disbelief|distrust|emoji|eyebrow|face|hmm|mild|raised|skeptic|skeptical|skepticism|surprise|what|gezicht met opgeheven wenkbrauw|afkeurend|frons|gezicht met opgetrokken wenkbrauw|ongeloof|sceptisch|skeptisch|smiley|verrassing|wantrouwen|wantrouwend|wat	0	
39	1F610	😐️	neutral face	neutraal gezicht	neutral|awkward|blank|deadpan|expressionless|face|fine|jealous|meh|oh|shade|straight|unamused|unhappy|unimpressed|whatever|neutraal gezicht|geen commentaar|gezicht|jaloers|neutraal|niet leuk|ongemakkelijk|pokerface|pokergezicht|uitdrukkingsloos|uitgestreken	0	
40	1F611	😑	expressionless face	uitdrukkingsloos gezicht	expressionless|awkward|dead|face|fine|inexpressive|jealous|meh|not|oh|omg|straight|uh|unhappy|unimpressed|whatever|uitdrukkingsloos gezicht|dichtgeknepen|geen commentaar|geen uitdrukking|gezicht|jaloers|lame|ontevreden|smiley|tegenzin|ugh|uitdrukkingsloos|vooruit|wtf	0	
41	1F636	😶	face without mouth	gezicht zonder mond	no mouth|awkward|blank|expressionless|face|mouth|mouthless|mute|quiet|secret|silence|silent|speechless|gezicht zonder mond|geen mond|geheim|gezicht|mond|niets zeggen|persoon|rustig|smiley|sprakeloos|stil|zwijgen	0	
42	1FAE5	🫥	dotted line face	gezicht in stippellijn	depressed|disappear|dotted|face|hidden|hide|introvert|invisible|line|meh|whatever|wtv|gezicht in stippellijn|depressief|depri|gedeprimeerd|onzichtbaar|smiley|verbergen|verdwijnen	0	
43	1F636-200D-1F32B-FE0F	😶‍🌫️	face in clouds	gezicht in de wolken	in clouds|absentminded|clouds|face|fog|head|gezicht in de wolken|afwezig|gezicht in de mist|hoofd in de wolken	0	
44	1F60F	😏	smirking face	gniffelend gezicht	smirk|smirking|boss|dapper|face|flirt|homie|kidding|leer|shade|slick|sly|smug|snicker|suave|suspicious|swag|gniffelend gezicht|arrogant|flirten|gezicht|gezicht met grote grijns|gladjes|gniffelen|grijnzen|schuin|smiley|vol van zichzelf|wenkbrauwen	0	
45	1F612	😒	unamused face	chagrijnig gezicht	unamused|...|bored|face|fine|jealous|jel|jelly|pissed|smh|ugh|uhh|unhappy|weird|whatever|chagrijnig gezicht|boos|ehm|gezicht|jaloers|niet blij|niet leuk|ongelukkig|smiley|verveeld	0	
46	1F644	🙄	face with rolling eyes	gezicht met rollende ogen	rolling eyes|eyeroll|eyes|face|rolling|shade|ugh|whatever|gezicht met rollende ogen|gezicht|ogen|rollen|rollen met de ogen|schaduw|wat dan ook	0	
47	1F62C	😬	grimacing face	gezicht met grimas	grimacing|awk|awkward|dentist|face|grimace|grinning|smile|smiling|gezicht met grimas|gezicht|grimas|grimasgezicht|grinniken|niks|oeps|ongemakkelijk|smiley|tanden op elkaar	0	
48	1F62E-200D-1F4A8	😮‍💨	face exhaling	gezicht dat uitademt	exhale|exhaling|blow|blowing|exhausted|face|gasp|groan|relief|sigh|smiley|smoke|whisper|whistle|gezicht dat uitademt|blazen|fluisteren|fluiten|kreunen|naar adem snakken|opgelucht|roken|rook|uitademen|uitgeput	0	
49	1F925	🤥	lying face	liegend gezicht	lying|face|liar|lie|pinocchio|liegend gezicht|gezicht|leugen|leugenaar|liegen|pinokkio	0	
50	1FAE8	🫨	shaking face	schuddend gezicht	shaking|crazy|daze|earthquake|face|omg|panic|shock|surprise|vibrate|whoa|wow|schuddend gezicht|aardbeving|gek|gezicht|paniek|schok|schudden|trillen|verbijstering|verrassing|wauw	0	
51	1F642-200D-2194-FE0F	🙂‍↔️	head shaking horizontally	hoofd dat horizontaal beweegt	head|horizontally|no|shake|shaking|hoofd dat horizontaal beweegt|nee|schudden	0	
52	1F642-200D-2195-FE0F	🙂‍↕️	head shaking vertically	hoofd dat verticaal beweegt	head|nod|shaking|vertically|yes|hoofd dat verticaal beweegt|ja|knikken	0	
53	1F60C	😌	relieved face	opgelucht gezicht	relieved|calm|face|peace|relief|zen|opgelucht gezicht|gezicht|kalmte|opgelucht|opluchting|vrede	0	
54	1F614	😔	pensive face	peinzend gezicht	pensive|awful|bored|dejected|died|disappointed|face|losing|lost|sad|sucks|peinzend gezicht|afgewezen|balen|gezicht|moedeloos|peinzend|smiley|teleurgesteld|terneergeslagen|triest|verdrietig|verloren	0	
55	1F62A	😪	sleepy face	slaperig gezicht	sleepy|crying|face|good|night|sad|sleep|sleeping|tired|slaperig gezicht|gezicht|huilen|slaap|smiley|traan	0	
56	1F924	🤤	drooling face	kwijlend gezicht	drooling|face|kwijlend gezicht|gezicht|kwijlend	0	
57	1F634	😴	sleeping face	slapend gezicht	sleeping|bed|bedtime|face|good|goodnight|nap|night|sleep|tired|whatever|yawn|zzz|slapend gezicht|bedtijd|dutje|gapen|gezicht|moe|slaap|slaap lekker|slapen|smiley|vermoeid|welterusten	0	
58	1F637	😷	face with medical mask	gezicht met doktersmasker	mask|medical mask|cold|dentist|dermatologist|doctor|dr|face|germs|medical|medicine|sick|gezicht met doktersmasker|besmet|dokter|doktersmasker|gezicht|gezicht met masker|koud|masker|medicijn|medisch masker|smiley|virus|ziek	0	
59	1F912	🤒	face with thermometer	gezicht met thermometer	face|ill|sick|thermometer|gezicht met thermometer|gezicht|niet lekker|ziek	0	
60	1F915	🤕	face with head-bandage	gezicht met een verband om het hoofd	face with head bandage|bandage|face|head-bandage|hurt|injury|ouch|gezicht met een verband om het hoofd|gewond|gezicht|gezicht met hoofdverband|pijn|verband|verwonding	0	
61	1F922	🤢	nauseated face	misselijk gezicht	nauseated|face|gross|nasty|sick|vomit|misselijk gezicht|gadver|gezicht|misselijk|overgeven|vies|ziek	0	
62	1F92E	🤮	face vomiting	brakend gezicht	vomiting|barf|ew|face|gross|puke|sick|spew|throw|up|vomit|brakend gezicht|braaksel|braken|misselijk|overgeven|spuwen|walgelijk|ziek	0	
63	1F927	🤧	sneezing face	niezend gezicht	sneezing|face|fever|flu|gesundheit|sick|sneeze|niezend gezicht|gezicht|gezondheid|griep|koorts|niezen|niezend|ziek	0	
64	1F975	🥵	hot face	heet gezicht	hot|dying|face|feverish|heat|panting|red-faced|stroke|sweating|tongue|heet gezicht|beroerte|gezicht|heet|hijgen|hitte|koortsig|rood gezicht|sterven|tong|zweten	0	
65	1F976	🥶	cold face	koud gezicht	cold|blue|blue-faced|face|freezing|frostbite|icicles|subzero|teeth|koud gezicht|bevriezen|bevriezing|blauw|gezicht|ijspegels|koud|onder nul|tanden	0	
66	1F974	🥴	woozy face	wazig gezicht	woozy|dizzy|drunk|eyes|face|intoxicated|mouth|tipsy|uneven|wavy|wazig gezicht|aangeschoten|beneveld|beschonken|dronken|duizelig|gezicht|mond|ogen|scheel|wazig	0	
67	1F635	😵	face with crossed-out eyes	duizelig gezicht	dizzy face|knocked out|crossed-out|dead|dizzy|eyes|face|feels|knocked|out|sick|tired|duizelig gezicht|dood|duizelig|gezicht|gezicht met mond open en kruisjes als ogen|smiley|ziek	0	
68	1F635-200D-1F4AB	😵‍💫	face with spiral eyes	gezicht met spiraalvormige ogen	dizzy eyes|confused|dizzy|eyes|face|hypnotized|omg|smiley|spiral|trouble|whoa|woah|woozy|gezicht met spiraalvormige ogen|dronken|duizelig|gehypnotiseerd|probleem|spiraalvormig|stoned|verward|wow	0	
69	1F92F	🤯	exploding head	ontploffend hoofd	blown|explode|exploding|head|mind|mindblown|no|shocked|way|ontploffend hoofd|exploderen|geschokt|ondersteboven|onmogelijk|smiley|verbaasd|verbijsterd|verrast|wow	0	
70	1F920	🤠	cowboy hat face	gezicht met cowboyhoed	cowboy|cowboy face|cowgirl|face|hat|gezicht met cowboyhoed|gezicht|hoed	0	
71	1F973	🥳	partying face	feestend gezicht	hooray|partying|bday|birthday|celebrate|celebration|excited|face|happy|hat|horn|party|feestend gezicht|feest|feesten|fuif|gelukkig|gezicht|hoed|hoera|opgewonden|roltong|verjaardag|vieren|viering	0	
72	1F978	🥸	disguised face	vermomd gezicht	disguised|disguise|eyebrow|face|glasses|incognito|moustache|mustache|nose|person|spy|tache|tash|vermomd gezicht|bril|gezicht|neus|smiley|snor|vermomming|wenkbrauwen	0	
73	1F60E	😎	smiling face with sunglasses	lachend gezicht met zonnebril	sunglasses cool|too cool|awesome|beach|bright|bro|chilling|cool|face|rad|relaxed|shades|slay|smile|style|sunglasses|swag|win|lachend gezicht met zonnebril|bril|chillen|gaaf|geweldig|gezicht|glimlach|ontspannen|stijl|stoer|strand|zonnebril	0	
74	1F913	🤓	nerd face	nerdgezicht	nerd|brainy|clever|expert|face|geek|gifted|glasses|intelligent|smart|nerdgezicht|gezicht|gezicht met bril en tanden|nerderig|smiley	0	
75	1F9D0	🧐	face with monocle	gezicht met monocle	classy|face|fancy|monocle|rich|stuffy|wealthy|gezicht met monocle|chic|gezicht|klasse|rijk|saai	0	
76	1F615	😕	confused face	verward gezicht	confused|befuddled|confusing|dunno|face|frown|hm|meh|not|sad|sorry|sure|verward gezicht|gezicht|hmm|ik weet het niet|in de war|ontevreden|peinzend|smiley|teleurgesteld|uhm|verward	0	
77	1FAE4	🫤	face with diagonal mouth	gezicht met schuine mond	confused|confusion|diagonal|disappointed|doubt|doubtful|face|frustrated|frustration|meh|mouth|skeptical|unsure|whatever|wtv|gezicht met schuine mond|gefrustreerd|het zal wel|onzeker|sceptisch|smiley|teleurgesteld	0	
78	1F61F	😟	worried face	bezorgd gezicht	worried|anxious|butterflies|face|nerves|nervous|sad|stress|stressed|surprised|worry|bezorgd gezicht|bedroefd|bezorgd|gestresst|gezicht|nerveus|smiley|triest|zenuwen|zorgen	0	
79	1F641	🙁	slightly frowning face	licht fronsend gezicht	face|frown|frowning|sad|slightly|licht fronsend gezicht|fronsen|fronsend|gezicht|licht|verdrietig	0	
80	2639	☹️	frowning face	fronsend gezicht	white frowning face|face|frown|frowning|sad|fronsend gezicht|fronsen|fronsend|gezicht|verdrietig	0	
81	1F62E	😮	face with open mouth	gezicht met open mond	open mouth|believe|face|forgot|mouth|omg|open|shocked|surprised|sympathy|unbelievable|unreal|whoa|wow|you|gezicht met open mond|geschokt|geschrokken|gezicht|mond|oeps|ongelofelijk|ongelooflijk|smiley|sympathie|vergeten|wauw	0	
82	1F62F	😯	hushed face	verstomd gezicht	hushed|epic|face|omg|stunned|surprised|whoa|woah|verstomd gezicht|geschokt|gezicht|smiley|verbaasd|verrast|verstomd|wauw|wow	0	
83	1F632	😲	astonished face	verbaasd gezicht	astonished|cost|face|no|omg|shocked|totally|way|verbaasd gezicht|geschokt|gezicht|kosten|nee|totaal|verbaasd	0	
84	1F633	😳	flushed face	blozend gezicht	flushed|amazed|awkward|crazy|dazed|dead|disbelief|embarrassed|face|geez|heat|hot|impressed|jeez|what|wow|blozend gezicht|beschaamd|blozend|dood|gek|gezicht|heet|hitte|jeetje|onder de indruk|ongeloof|ongemakkelijk|sjonge|verbaasd|verbijsterd|wat|wauw	0	
85	1F97A	🥺	pleading face	smekend gezicht	pleading|begging|big|eyes|face|mercy|not|please|pretty|puppy|sad|why|smekend gezicht|alsjeblieft|genade|gezicht|grote ogen|smeken|smekende blik|smiley|verdrietig|waarom niet|zielig gezicht	0	
86	1F979	🥹	face holding back tears	gezicht dat tranen tegenhoudt	watery eyes|admiration|aww|back|cry|embarrassed|face|feelings|grateful|gratitude|holding|joy|please|proud|resist|sad|tears|gezicht dat tranen tegenhoudt|alsjeblieft|beschaamd|bewondering|dankbaar|dankbaarheid|gevoelens|gezicht|houden|huilen|tegen|tranen|trots|verdrietig|vreugde|weerstaan	0	
87	1F626	😦	frowning face with open mouth	fronsend gezicht met open mond	frowning|frowning face|caught|face|frown|guard|mouth|open|scared|scary|surprise|what|wow|fronsend gezicht met open mond|bang|betrapt|eng|frons|fronsen|gezicht|hoede|mond|verrassing|wat|wauw	0	
88	1F627	😧	anguished face	gekweld gezicht	anguished|face|forgot|scared|scary|stressed|surprise|unhappy|what|wow|gekweld gezicht|bang|gezicht|lijden|lijdend|ontevreden|smiley|stress|verrast	0	
89	1F628	😨	fearful face	bang gezicht	fearful|afraid|anxious|blame|face|fear|scared|worried|bang gezicht|angst|angstig|bang|bezorgd|gezicht|schuld	0	
90	1F630	😰	anxious face with sweat	angstig gezicht met zweetdruppel	anxious|anxious face|cold sweat|blue|cold|eek|face|mouth|nervous|open|rushed|scared|sweat|yikes|angstig gezicht met zweetdruppel|angstig|angstzweet|blauw|blauw gezicht met angstzweet|gehaast|gezicht|gezicht met open mond en zweetdruppel|koud|nerveus|smiley|zweet|zweetdruppel	0	
91	1F625	😥	sad but relieved face	teleurgesteld maar opgelucht gezicht	disappointed relieved|sad relieved face|anxious|call|close|complicated|disappointed|face|not|relieved|sad|sweat|time|whew|teleurgesteld maar opgelucht gezicht|bijna|gezicht|ingewikkeld|oef|opgelucht|smiley|teleurgesteld|zweetdruppel|zweten	0	
92	1F622	😢	crying face	huilend gezicht	cry|awful|crying|face|feels|miss|sad|tear|triste|unhappy|huilend gezicht|bedroefd|gevoelens|gezicht|huilen|smiley|traan|triest	0	
93	1F62D	😭	loudly crying face	hard huilend gezicht	sob|bawling|cry|crying|face|loudly|sad|tear|tears|unhappy|hard huilend gezicht|bedroefd|gezicht|hard huilen|huilen|ontroostbaar|smiley|snikken|traan|tranen|tranen met tuiten	0	
94	1F631	😱	face screaming in fear	angstig schreeuwend gezicht	scream|screaming in fear|epic|face|fear|fearful|munch|scared|screamer|screaming|shocked|surprised|woah|angstig schreeuwend gezicht|angst|angstig|bang|doodsbang|geschrokken|gezicht|gezicht dat schreeuwt van angst|schreeuw|schreeuwend van angst|smiley	0	
95	1F616	😖	confounded face	onthutst gezicht	confounded|annoyed|confused|cringe|distraught|face|feels|frustrated|mad|sad|onthutst gezicht|bah|boos|gefrustreerd|gezicht|geïrriteerd|onthutst|smiley|verdrietig|verwarring	0	
96	1F623	😣	persevering face	volhardend gezicht	persevere|concentrate|concentration|face|focus|headache|persevering|volhardend gezicht|concentratie|concentreren|gezicht|hoofdpijn|volharden|volharding	0	
97	1F61E	😞	disappointed face	teleurgesteld gezicht	disappointed|awful|blame|dejected|face|fail|losing|sad|unhappy|teleurgesteld gezicht|afgewezen|afwijzing|bedroefd|gezicht|niet blij|schuldig|smiley|teleurstelling|terneergeslagen|triest|verloren	0	
98	1F613	😓	downcast face with sweat	neerslachtig gezicht met zweetdruppel	downcast face|sweat|close|cold|downcast|face|feels|headache|nervous|sad|scared|yikes|neerslachtig gezicht met zweetdruppel|angstzweet|bang|dichtgeknepen ogen|gezicht|gezicht met angstzweet|koud|nerveus|smiley|zweet	0	
99	1F629	😩	weary face	moe gezicht	weary|crying|face|fail|feels|hungry|mad|nooo|sad|sleepy|tired|unhappy|moe gezicht|aanstellen|gezicht|honger|moe|nee|ontevreden|smiley|tegenzin|vermoeid|zeuren	0	
100	1F62B	😫	tired face	vermoeid gezicht	tired|cost|face|feels|nap|sad|sneeze|vermoeid gezicht|bah|gezicht|jakkes|moe|niesen|niezen|smiley|vermoeid|vies	0	
101	1F971	🥱	yawning face	gapend gezicht	yawn|yawning|bedtime|bored|face|goodnight|nap|night|sleep|sleepy|tired|whatever|zzz|gapend gezicht|bed|dutje|gaap|gapen|geeuwen|moe|rusten|saai|slaap lekker|slaperig|smiley|vermoeid|verveeld	0	
102	1F624	😤	face with steam from nose	gezicht blazend van woede	nose steam|triumph|anger|angry|face|feels|fume|fuming|furious|fury|mad|nose|steam|unhappy|won|gezicht blazend van woede|boos|gewonnen|gezicht|gezicht met stoom uit neus|kokend van woede|ontevreden|triomf|witheet|woedend|ziedend	0	
103	1F621	😡	enraged face	pruilend gezicht	pout|pouting face|rage|anger|angry|enraged|face|feels|mad|maddening|pouting|red|shade|unhappy|upset|pruilend gezicht|boos|gezicht|kwaad|pruilend|rood|smiley|woede|woedend	0	
104	1F620	😠	angry face	boos gezicht	angry|anger|blame|face|feels|frustrated|mad|maddening|rage|shade|unhappy|upset|boos gezicht|boos|fronsen|gefrustreerd|gezicht|kwaad|smiley|woedend	0	
105	1F92C	🤬	face with symbols on mouth	gezicht met symbolen op mond	censored|censor|cursing|cussing|face|mad|mouth|pissed|swearing|symbols|gezicht met symbolen op mond|boos|censuur|gezicht met tekens over mond|kwaad|schelden|smiley|vloeken	0	
106	1F608	😈	smiling face with horns	lachend gezicht met hoorns	smiling imp|demon|devil|evil|face|fairy|fairytale|fantasy|horns|purple|shade|smile|smiling|tale|lachend gezicht met hoorns|duivels|fantasie|gezicht|glimlach|hoorns|lach|lachend paars gezicht met hoorns|ondeugend|smiley|sprookje	0	
107	1F47F	👿	angry face with horns	boos gezicht met hoorns	angry imp|imp|angry|demon|devil|evil|face|fairy|fairytale|fantasy|horns|mischievous|purple|shade|tale|boos gezicht met hoorns|boos duiveltje|duivel|duivels|fantasie|gezicht|hoorns|kleine duivel|paars duivelsgezicht|smiley|sprookje	0	
108	1F480	💀	skull	schedel	body|dead|death|face|fairy|fairytale|i’m|lmao|monster|tale|yolo|schedel|dood|doodshoofd|gezicht|skelet|sprookje	0	
109	2620	☠️	skull and crossbones	doodshoofd met gekruiste beenderen	bone|crossbones|dead|death|face|monster|skull|doodshoofd met gekruiste beenderen|bot|dood|doodshoofd|gekruiste botten|gezicht|schedel	0	
110	1F4A9	💩	pile of poo	drol	poop|shit|bs|comic|doo|dung|face|fml|monster|pile|poo|smelly|smh|stink|stinks|stinky|turd|drol|grappig|poep|poep met gezichtje|smiley|stinkt	0	
111	1F921	🤡	clown face	clownsgezicht	clown|face|clownsgezicht|gezicht	0	
112	1F479	👹	ogre	boeman	japanese ogre|creature|devil|face|fairy|fairytale|fantasy|mask|monster|scary|tale|boeman|duivel|eng|fantasie|gezicht|masker|oger|sprookje|verhaal|wezen	0	
113	1F47A	👺	goblin	kobold	japanese goblin|angry|creature|face|fairy|fairytale|fantasy|mask|mean|monster|tale|kobold|fabel|fantasie|gezicht|japans|masker|mythologie|smiley|sprookje|tengu|wezen	0	
114	1F47B	👻	ghost	spook	boo|creature|excited|face|fairy|fairytale|fantasy|halloween|haunting|monster|scary|silly|tale|spook|boe|fantasie|geest|gezicht|spook met tong uit mond|sprookje|uitgestoken tong|wezen	0	
115	1F47D	👽️	alien	buitenaards wezen	creature|extraterrestrial|face|fairy|fairytale|fantasy|monster|space|tale|ufo|buitenaards wezen|buitenaards|fantasie|gezicht|ruimte|sprookje|wezen	0	
116	1F47E	👾	alien monster	buitenaards monster	space invader|alien|creature|extraterrestrial|face|fairy|fairytale|fantasy|game|gamer|games|monster|pixelated|space|tale|ufo|buitenaards monster|buitenaards|gezicht|pixels|ruimte|spel|videogame|wezen	0	
117	1F916	🤖	robot	robot	robot face|face|monster|gezicht	0	
118	1F63A	😺	grinning cat	grijnzende kat	smiley cat|animal|cat|face|grinning|mouth|open|smile|smiling|grijnzende kat|dier|gezicht|grijnzen|kat|lach|lachen|mond	0	
119	1F638	😸	grinning cat with smiling eyes	grijnzende kat met lachende ogen	grinning cat with closed eyes|smile cat|animal|cat|eye|eyes|face|grin|grinning|smile|smiling|grijnzende kat met lachende ogen|dier|gezicht|grijns|grijnzend kattengezicht met lachende ogen|kat|lach|oog|vrolijk	0	
120	1F639	😹	cat with tears of joy	kat met tranen van vreugde	joy cat|tears of joy cat|animal|cat|face|joy|laugh|laughing|lol|tear|tears|kat met tranen van vreugde|dier|gezicht|kat|lach|lachen|traan|tranen|vreugde	0	
121	1F63B	😻	smiling cat with heart-eyes	lachende kat met hartvormige ogen	heart eyes cat|smiling cat with heart eyes|animal|cat|eye|face|heart|heart-eyes|love|smile|smiling|lachende kat met hartvormige ogen|dier|gezicht|hart|hartjesogen|kat|lach|lachen|liefde|oog	0	
122	1F63C	😼	cat with wry smile	gniffelende kat	smirk cat|wry smile cat|animal|cat|face|ironic|smile|wry|gniffelende kat|gezicht|grimas|ironisch|ironische lach|kat|kattenkwaad|lach|ondeugend kattengezicht|smiley|spottend	0	
123	1F63D	😽	kissing cat	kussende kat	animal|cat|closed|eye|eyes|face|kiss|kissing|kussende kat|dier|gezicht|kat|kus|kussend kattengezicht met gesloten ogen|oog|smiley	0	
124	1F640	🙀	weary cat	vermoeide kat	scream cat|animal|cat|face|oh|surprised|weary|vermoeide kat|dier|geschokt|geschrokken kat|gezicht|kat|oh nee|smiley|verbazing|vermoeid|verrast	0	
125	1F63F	😿	crying cat	huilende kat	animal|cat|cry|crying|face|sad|tear|huilende kat|dier|gezicht|huilen|huilend|kat|traan|verdrietig	0	
126	1F63E	😾	pouting cat	pruilende kat	animal|cat|face|pouting|pruilende kat|boos|boos kattengezicht|dier|gezicht|kat|mokken|pruilen|smiley	0	
127	1F648	🙈	see-no-evil monkey	geen kwaad zien	see no evil|embarrassed|evil|face|forbidden|forgot|gesture|hide|monkey|no|omg|prohibited|scared|secret|smh|watch|geen kwaad zien|aap|beschaamd|dier|gebaar|geen|gezicht|kwaad|niet|niet kijken|schaamte|uit den boze|verboden|verlegen|wil niet zien|zie|zien	0	
128	1F649	🙉	hear-no-evil monkey	geen kwaad horen	hear no evil|animal|ears|evil|face|forbidden|gesture|hear|listen|monkey|no|not|prohibited|secret|shh|tmi|geen kwaad horen|aap|dier|gebaar|geen|geheim|gezicht|horen|kwaad|luisteren|niet|uit den boze|verboden|wil niet horen	0	
129	1F64A	🙊	speak-no-evil monkey	geen kwaad spreken	speak no evil|animal|evil|face|forbidden|gesture|monkey|no|not|oops|prohibited|quiet|secret|speak|stealth|geen kwaad spreken|aap|gebaar|geen|geheim|gezicht|kwaad|niet|oeps|spreken|stiekem|uit den boze|verboden	0	
130	1F48C	💌	love letter	liefdesbrief	heart|letter|love|mail|romance|valentine|liefdesbrief|brief|brief met hart|hart|liefde|post|romantiek|valentijn	0	
131	1F498	💘	heart with arrow	hart met pijl	cupid|143|adorbs|arrow|date|emotion|heart|ily|love|romance|valentine|hart met pijl|afspraakje|cupido|hart|hou van jou|hvj|liefde|pijl|pijl door hart|romantiek|valentijn	0	
132	1F49D	💝	heart with ribbon	hart met strik	gift heart|143|anniversary|emotion|heart|ily|kisses|ribbon|valentine|xoxo|hart met strik|emotie|hart|hou van jou|hvj|liefde|strik|valentijn	0	
133	1F496	💖	sparkling heart	fonkelend hart	143|emotion|excited|good|heart|ily|kisses|morning|night|sparkle|sparkling|xoxo|fonkelend hart|fonkelend|glinsterend|hart|hou van jou|hvj|spannend|sprankelend	0	
134	1F497	💗	growing heart	groeiend hart	heartpulse|143|emotion|excited|growing|heart|ily|kisses|muah|nervous|pulse|xoxo|groeiend hart|emotie|groeiend|hart|hartslag|hou van jou|hvj|kloppend hart|nerveus|spannend	0	
135	1F493	💓	beating heart	kloppend hart	heartbeat|143|beating|cardio|emotion|heart|ily|love|pulsating|pulse|kloppend hart|hart|hartslag|hou van jou|hvj|kloppen|slaan	0	
136	1F49E	💞	revolving hearts	ronddraaiende harten	143|adorbs|anniversary|emotion|heart|hearts|revolving|ronddraaiende harten|draaien|draaiende harten|emotie|hart|harten|jubileum	0	
137	1F495	💕	two hearts	twee harten	143|anniversary|date|dating|emotion|heart|hearts|ily|kisses|love|loving|two|xoxo|twee harten|hart|hou van jou|hvj|jubileum|liefde	0	
138	1F49F	💟	heart decoration	decoratief hart	143|decoration|emotion|heart|hearth|purple|white|decoratief hart|emotie|hart|hartdecoratie|paars hart|wit hart	0	
139	2763	❣️	heart exclamation	hart als uitroepteken	exclamation|heart|heavy|mark|punctuation|hart als uitroepteken|hart|hart met druppel eronder|interpunctie|leesteken|punctuatie|teken|uitroep|uitroepteken|uitroepteken met hart	0	
140	1F494	💔	broken heart	gebroken hart	break|broken|crushed|emotion|heart|heartbroken|lonely|sad|gebroken hart|alleen|breken|droevig|eenzaam|emotie|gebroken|liefdesverdriet|verdrietig	0	
141	2764-FE0F-200D-1F525	❤️‍🔥	heart on fire	hart in vuur en vlam	burn|fire|heart|love|lust|sacred|hart in vuur en vlam|branden|hart|heilig hart|liefde	0	
142	2764-FE0F-200D-1FA79	❤️‍🩹	mending heart	helend hart	healthier|heart|improving|mending|recovering|recuperating|well|helend hart|gezond|gezonder|helend|herstellen|herstellend|verbeterend	0	
143	2764	❤️	red heart	rood hart	heart|emotion|love|red|rood hart|emotie|hart|liefde	0	
144	1FA77	🩷	pink heart	roze hart	143|adorable|cute|emotion|heart|ily|like|love|pink|special|sweet|roze hart|hart|leuk|liefde|roze|schattig	0	
145	1F9E1	🧡	orange heart	oranje hart	143|heart|orange|oranje hart|oranje	0	
146	1F49B	💛	yellow heart	geel hart	143|cardiac|emotion|heart|ily|love|yellow|geel hart|emotie|geel|hart|hou van jou|hvj|liefde	0	
147	1F49A	💚	green heart	groen hart	143|emotion|green|heart|ily|love|romantic|groen hart|groen|hart|hou van jou|hvj|romantisch|xoxo	0	
148	1F499	💙	blue heart	blauw hart	143|blue|emotion|heart|ily|love|romance|blauw hart|blauw|emotie|hart|hou van jou|hvj|liefde|romantiek	0	
149	1FA75	🩵	light blue heart	lichtblauw hart	143|blue|cute|cyan|emotion|heart|ily|light|like|love|sky|special|teal|lichtblauw hart|blauwgroen|groenblauw|hart|lichtblauw	0	
150	1F49C	💜	purple heart	paars hart	143|bestest|emotion|heart|ily|love|purple|paars hart|emotie|hart|hou van jou|hvj|paars	0	
151	1F90E	🤎	brown heart	bruin hart	143|brown|heart|bruin hart|bruin|hart|liefde|symbool	0	
152	1F5A4	🖤	black heart	zwart hart	black|evil|heart|wicked|zwart hart|hart|kwaad|slecht|verdorven|zwart	0	
153	1FA76	🩶	grey heart	grijs hart	gray heart|143|emotion|gray|grey|heart|ily|love|silver|slate|special|grijs hart|grijs|hart|leigrijs|zilver	0	
154	1F90D	🤍	white heart	wit hart	143|heart|white|wit hart|hart|liefde|symbool|wit	0	
155	1F48B	💋	kiss mark	lipafdruk	kiss|dating|emotion|heart|kissing|lips|mark|romance|sexy|lipafdruk|afdruk|daten|emotie|kus|kusafdruk|liefde|lippen|romantiek|zoen	0	
156	1F4AF	💯	hundred points	maximumscore	100|a+|agree|clearly|definitely|faithful|fleek|full|hundred|keep|perfect|point|score|true|truth|yup|maximumscore|100 punten|beste|cijfer|fantastisch|foutloos|getal|geweldig|top|zeker	0	
157	1F4A2	💢	anger symbol	woedesymbool	anger|angry|comic|mad|symbol|upset|woedesymbool|boos|cartoonesk|kwaad|ontdaan|strip|symbool|teken|woede	0	
158	1F4A5	💥	collision	botsing	boom|bomb|collide|comic|explode|botsing|boem|bom|botsen|ontploffen|strip	0	
159	1F4AB	💫	dizzy	duizelig	comic|shining|shooting|star|stars|duizelig|cartoonesk|ster|strip|vallende ster	0	
160	1F4A6	💦	sweat droplets	zweetdruppels	sweat drops|comic|drip|droplet|droplets|drops|splashing|squirt|sweat|water|wet|work|workout|zweetdruppels|druppels|spetteren|sporten|strip|work-out|zweet	0	
161	1F4A8	💨	dashing away	wegrennen	dash|away|cloud|comic|dashing|fart|fast|go|gone|gotta|running|smoke|wegrennen|cartoonesk|moet gaan|rennen|rook|scheet|strip|vertrokken|weg|wind	0	
162	1F573	🕳️	hole	gat	gat	0	
163	1F4AC	💬	speech balloon	spraakballon	balloon|bubble|comic|dialog|message|sms|speech|talk|text|typing|spraakballon|aan het typen|ballon|cartoonesk|dialoog|spraak|strip|tekstballon|tekstballon met puntjes	0	
164	1F441-FE0F-200D-1F5E8-FE0F	👁️‍🗨️	eye in speech bubble	spraakballon met oog	balloon|bubble|eye|speech|witness|spraakballon met oog|ballon|bubbel|getuige|oog|spraak	0	
165	1F5E8	🗨️	left speech bubble	spraakballon naar links	balloon|bubble|dialog|left|speech|spraakballon naar links|dialoog|spraak|zwarte spraakballon	0	
166	1F5EF	🗯️	right anger bubble	boze spraakballon naar rechts	anger|angry|balloon|bubble|mad|right|boze spraakballon naar rechts|ballon|kwaad|tekstballon boos|woede|woedeballon|woedeballon naar rechts	0	
167	1F4AD	💭	thought balloon	gedachteballon	balloon|bubble|cartoon|cloud|comic|daydream|decisions|dream|idea|invent|invention|realize|think|thoughts|wonder|gedachteballon|ballon|besef|cartoonesk|dagdromen|denkballon|denkwolkje|gedachten|gedachtenballon|strip|uitvinden|uitvinding	0	
168	1F4A4	💤	ZZZ	slaapsymbool	comic|good|goodnight|night|sleep|sleeping|sleepy|tired|slaapsymbool|cartoonesk|goedenacht|moe|rust|saai|slaap|slaapwel|slapen|slaperig|strip|vermoeid	0	
169	1F44B	👋	waving hand	zwaaiende hand	wave|bye|cya|g2g|greetings|gtg|hand|hello|hey|hi|later|outtie|ttfn|ttyl|yo|you|zwaaiende hand|ben je er|doei|groet|groeten|hallo|is daar iemand|moet gaan|spreek je later|tot later|tot ziens|zwaai|zwaaien	1	👋🏻 👋🏼 👋🏽 👋🏾 👋🏿
170	1F91A	🤚	raised back of hand	achterkant van opgeheven hand	back|backhand|hand|raised|achterkant van opgeheven hand|achterzijde opgestoken hand|hand omhoog|handrug|opgestoken|rug van hand|vijf vingers	1	🤚🏻 🤚🏼 🤚🏽 🤚🏾 🤚🏿
171	1F590	🖐️	hand with fingers splayed	opgeheven hand met uitgestoken vingers	raised hand with fingers splayed|finger|fingers|hand|raised|splayed|stop|opgeheven hand met uitgestoken vingers|opgeheven|uitgestoken|vinger|vingers	1	🖐🏻 🖐🏼 🖐🏽 🖐🏾 🖐🏿
172	270B	✋️	raised hand	opgeheven hand	high five|5|five|hand|high|raised|stop|opgeheven hand|hoog|opgeheven|vijf	1	✋🏻 ✋🏼 ✋🏽 ✋🏾 ✋🏿
173	1F596	🖖	vulcan salute	Vulcaanse groet	vulcan|finger|hand|hands|salute|vulcaanse groet|leef lang en voorspoedig|spock|star trek|vinger|vulcangroet	1	🖖🏻 🖖🏼 🖖🏽 🖖🏾 🖖🏿
174	1FAF1	🫱	rightwards hand	hand naar rechts	hand|handshake|hold|reach|right|rightward|rightwards|shake|hand naar rechts|handdruk|naar rechts|rechts|reiken|schudden|vasthouden	1	🫱🏻 🫱🏼 🫱🏽 🫱🏾 🫱🏿
175	1FAF2	🫲	leftwards hand	hand naar links	hand|handshake|hold|left|leftward|leftwards|reach|shake|hand naar links|eens|handdruk|links|naar links|uitgestoken hand	1	🫲🏻 🫲🏼 🫲🏽 🫲🏾 🫲🏿
176	1FAF3	🫳	palm down hand	handpalm omlaag	palm down|dismiss|down|drop|dropped|hand|palm|pick|shoo|up|handpalm omlaag|laten vallen|oprapen|wegjagen|wegsturen	1	🫳🏻 🫳🏼 🫳🏽 🫳🏾 🫳🏿
177	1FAF4	🫴	palm up hand	handpalm omhoog	palm up|beckon|catch|come|hand|hold|know|lift|me|offer|palm|tell|handpalm omhoog|aanbieden|kom|vangen|wenken	1	🫴🏻 🫴🏼 🫴🏽 🫴🏾 🫴🏿
178	1FAF7	🫷	leftwards pushing hand	hand die naar links duwt	block|five|halt|hand|high|hold|leftward|leftwards|pause|push|pushing|refuse|slap|stop|wait|hand die naar links duwt|duwen|high five|naar links|stoppen|wachten|weigeren	1	🫷🏻 🫷🏼 🫷🏽 🫷🏾 🫷🏿
179	1FAF8	🫸	rightwards pushing hand	hand die naar rechts duwt	block|five|halt|hand|high|hold|pause|push|pushing|refuse|rightward|rightwards|slap|stop|wait|hand die naar rechts duwt|duwen|high five|naar rechts|stoppen|wachten|weigeren	1	🫸🏻 🫸🏼 🫸🏽 🫸🏾 🫸🏿
180	1F44C	👌	OK hand	OK-handgebaar	awesome|bet|dope|fleek|fosho|got|gotcha|hand|legit|ok|okay|pinch|rad|sure|sweet|three|ok-handgebaar|fantastisch|geweldig|goed|oké|prima|top|vingers	1	👌🏻 👌🏼 👌🏽 👌🏾 👌🏿
181	1F90C	🤌	pinched fingers	samengeknepen vingers	pinch|fingers|gesture|hand|hold|huh|interrogation|patience|pinched|relax|sarcastic|ugh|what|zip|samengeknepen vingers|gebaar|handgebaar|italiaans|maffia|ondervraging|samengeknepen|sarcastisch|vingers	1	🤌🏻 🤌🏼 🤌🏽 🤌🏾 🤌🏿
182	1F90F	🤏	pinching hand	hand met samengeknepen vingers	amount|bit|fingers|hand|little|pinching|small|sort|hand met samengeknepen vingers|beetje|gebaar voor kleine hoeveelheid|klein|kleine hoeveelheid|vingers|weinig	1	🤏🏻 🤏🏼 🤏🏽 🤏🏾 🤏🏿
183	270C	✌️	victory hand	winnende hand	v|victory|hand|peace|winnende hand|twee vingers|vredesteken	1	✌🏻 ✌🏼 ✌🏽 ✌🏾 ✌🏿
184	1F91E	🤞	crossed fingers	gekruiste vingers	fingers crossed|cross|crossed|finger|fingers|hand|luck|gekruiste vingers|gekruist|geluk|kruisen|vinger|vingers	1	🤞🏻 🤞🏼 🤞🏽 🤞🏾 🤞🏿
185	1FAF0	🫰	hand with index finger and thumb crossed	hand met wijsvinger en duim gekruist	<3|crossed|expensive|finger|hand|heart|index|love|money|snap|thumb|hand met wijsvinger en duim gekruist|duur|geld|hart|liefde|vingerknip|vingers	1	🫰🏻 🫰🏼 🫰🏽 🫰🏾 🫰🏿
186	1F91F	🤟	love-you gesture	ik-hou-van-je-gebaar	love you gesture|fingers|gesture|hand|ily|love|love-you|three|you|ik-hou-van-je-gebaar|gebarentaal|hvj|ik hou van jou-gebaar	1	🤟🏻 🤟🏼 🤟🏽 🤟🏾 🤟🏿
187	1F918	🤘	sign of the horns	duivelshorens	metal|finger|hand|horns|rock-on|sign|duivelshorens|hoorns|rock on|teken|vinger	1	🤘🏻 🤘🏼 🤘🏽 🤘🏾 🤘🏿
188	1F919	🤙	call me hand	bel me-gebaar	call|hand|hang|loose|me|shaka|bel me-gebaar|bel mij-gebaar|bellen|handgebaar voor bellen	1	🤙🏻 🤙🏼 🤙🏽 🤙🏾 🤙🏿
189	1F448	👈️	backhand index pointing left	achterkant van hand met naar links wijzende wijsvinger	point left|backhand|finger|hand|index|left|point|pointing|achterkant van hand met naar links wijzende wijsvinger|achterkant|links|vinger|wijs|wijsvinger|wijzen	1	👈🏻 👈🏼 👈🏽 👈🏾 👈🏿
190	1F449	👉️	backhand index pointing right	achterkant van hand met naar rechts wijzende wijsvinger	point right|backhand|finger|hand|index|point|pointing|right|achterkant van hand met naar rechts wijzende wijsvinger|achterkant|rechts|vinger|wijs|wijsvinger|wijzen	1	👉🏻 👉🏼 👉🏽 👉🏾 👉🏿
191	1F446	👆️	backhand index pointing up	achterkant van hand met omhoog wijzende wijsvinger	point up|backhand|finger|hand|index|point|pointing|up|achterkant van hand met omhoog wijzende wijsvinger|achterkant|omhoog|vinger|wijs|wijsvinger|wijzen	1	👆🏻 👆🏼 👆🏽 👆🏾 👆🏿
192	1F595	🖕	middle finger	middelvinger	finger|hand|middle|middelvinger|midden|vinger	1	🖕🏻 🖕🏼 🖕🏽 🖕🏾 🖕🏿
193	1F447	👇️	backhand index pointing down	achterkant van hand met omlaag wijzende wijsvinger	point down|backhand|down|finger|hand|index|point|pointing|achterkant van hand met omlaag wijzende wijsvinger|achterkant|omlaag|vinger|wijs|wijsvinger|wijzen	1	👇🏻 👇🏼 👇🏽 👇🏾 👇🏿
194	261D	☝️	index pointing up	omhoog wijzende wijsvinger	point up 2|finger|hand|index|point|pointing|this|up|omhoog wijzende wijsvinger|dit|omhoog|vinger|wijs|wijsvinger|wijzen	1	☝🏻 ☝🏼 ☝🏽 ☝🏾 ☝🏿
195	1FAF5	🫵	index pointing at the viewer	wijsvinger die naar de kijker wijst	point forward|at|finger|hand|index|pointing|poke|viewer|you|wijsvinger die naar de kijker wijst|aanwijzen|jij|vinger|wijzen	1	🫵🏻 🫵🏼 🫵🏽 🫵🏾 🫵🏿
196	1F44D	👍️	thumbs up	duim omhoog	+1|thumbsup|yes|good|hand|like|thumb|up|duim omhoog|duim|goed|ja|leuk|omhoog	1	👍🏻 👍🏼 👍🏽 👍🏾 👍🏿
197	1F44E	👎️	thumbs down	duim omlaag	-1|no|thumbsdown|bad|dislike|down|good|hand|nope|thumb|thumbs|duim omlaag|duim|fout|lichaam|niet goed|niet leuk|omlaag|slecht|stom	1	👎🏻 👎🏼 👎🏽 👎🏾 👎🏿
198	270A	✊️	raised fist	opgeheven vuist	fist|clenched|hand|punch|raised|solidarity|opgeheven vuist|gebald|opgeheven|solidariteit|stoot|vuist	1	✊🏻 ✊🏼 ✊🏽 ✊🏾 ✊🏿
199	1F44A	👊	oncoming fist	stotende vuist	punch|absolutely|agree|boom|bro|bruh|bump|clenched|correct|fist|hand|knuckle|oncoming|pound|rock|ttyl|stotende vuist|boks|gebald|gebalde vuist|groet|mee eens|stoot|vuist	1	👊🏻 👊🏼 👊🏽 👊🏾 👊🏿
200	1F91B	🤛	left-facing fist	naar links gerichte vuist	left facing fist|fist|left-facing|leftwards|naar links gerichte vuist|linksom|naar links|vuist	1	🤛🏻 🤛🏼 🤛🏽 🤛🏾 🤛🏿
201	1F91C	🤜	right-facing fist	naar rechts gerichte vuist	right facing fist|fist|right-facing|rightwards|naar rechts gerichte vuist|naar rechts|rechtsom|vuist	1	🤜🏻 🤜🏼 🤜🏽 🤜🏾 🤜🏿
202	1F44F	👏	clapping hands	klappende handen	clap|applause|approval|awesome|congrats|congratulations|excited|good|great|hand|homie|job|nice|prayed|well|yay|klappende handen|applaudiseren|applaus|bidden|dankjewel|gefeliciteerd|goed gedaan|goedkeuring|hoera|klappen	1	👏🏻 👏🏼 👏🏽 👏🏾 👏🏿
203	1F64C	🙌	raising hands	juichend omhooggestoken handen	raised hands|celebration|gesture|hand|hands|hooray|praise|raised|raising|juichend omhooggestoken handen|feest|gebaar|handen|hoera|lof|omhoog|omhooggestoken	1	🙌🏻 🙌🏼 🙌🏽 🙌🏾 🙌🏿
204	1FAF6	🫶	heart hands	handen in de vorm van een hart	<3|hands|heart|love|you|handen in de vorm van een hart|handen|hart|hou|jou	1	🫶🏻 🫶🏼 🫶🏽 🫶🏾 🫶🏿
205	1F450	👐	open hands	open handen	hand|hands|hug|jazz|open|swerve|open handen|handen|jazz hands	1	👐🏻 👐🏼 👐🏽 👐🏾 👐🏿
206	1F932	🤲	palms up together	beide handpalmen omhoog	cupped|dua|hands|palms|pray|prayer|together|up|wish|beide handpalmen omhoog|bidden|gebed|hand|kommetje maken met handen|palmen bij elkaar	1	🤲🏻 🤲🏼 🤲🏽 🤲🏾 🤲🏿
207	1F91D	🤝	handshake	handdruk	agreement|deal|hand|meeting|shake|handdruk|overeenkomst|schudden|vergadering	1	🤝🏻 🤝🏼 🤝🏽 🤝🏾 🤝🏿
208	1F64F	🙏	folded hands	gevouwen handen	pray|appreciate|ask|beg|blessed|bow|cmon|five|folded|gesture|hand|high|please|thanks|thx|gevouwen handen|alsjeblieft|bedankt|bidden|buigen|dank|gebaar|gebed|geef me de vijf|gevouwen|gezegend|handen tegen elkaar|high five|smeken|vragen	1	🙏🏻 🙏🏼 🙏🏽 🙏🏾 🙏🏿
209	270D	✍️	writing hand	schrijvende hand	hand|write|writing|schrijvende hand|schrijf|schrijven	1	✍🏻 ✍🏼 ✍🏽 ✍🏾 ✍🏿
210	1F485	💅	nail polish	nagellak	nail care|bored|care|cosmetics|done|makeup|manicure|nail|polish|whatever|nagellak|beauty|cosmetica|hand|lak|nagel|nagels lakken|verzorging	1	💅🏻 💅🏼 💅🏽 💅🏾 💅🏿
211	1F933	🤳	selfie	selfie	camera|phone|telefoon	1	🤳🏻 🤳🏼 🤳🏽 🤳🏾 🤳🏿
212	1F4AA	💪	flexed biceps	spierballen	muscle|right bicep|arm|beast|bench|biceps|bodybuilder|bro|curls|flex|gains|gym|jacked|press|ripped|strong|weightlift|spierballen|aanspannen|gewichtheffen|spannen|spier|spierbal|sportschool|sterk|strip	1	💪🏻 💪🏼 💪🏽 💪🏾 💪🏿
213	1F9BE	🦾	mechanical arm	armprothese	accessibility|arm|mechanical|prosthetic|armprothese|bionische arm|kunstarm|mechanische arm|prothese|toegankelijkheid	1	
214	1F9BF	🦿	mechanical leg	beenprothese	accessibility|leg|mechanical|prosthetic|beenprothese|bionisch been|kunstbeen|mechanisch been|prothese|toegankelijkheid	1	
215	1F9B5	🦵	leg	been	bent|foot|kick|knee|limb|been|gebogen|knie|ledemaat|schop|voet	1	🦵🏻 🦵🏼 🦵🏽 🦵🏾 🦵🏿
216	1F9B6	🦶	foot	voet	ankle|feet|kick|stomp|voet|enkel|schop|schoppen|stampen|trap	1	🦶🏻 🦶🏼 🦶🏽 🦶🏾 🦶🏿
217	1F442	👂️	ear	oor	body|ears|hear|hearing|listen|listening|sound|oor|geluid|horen|lichaam|luisteren	1	👂🏻 👂🏼 👂🏽 👂🏾 👂🏿
218	1F9BB	🦻	ear with hearing aid	oor met gehoorapparaat	hearing aid|accessibility|aid|ear|hard|hearing|oor met gehoorapparaat|doof|gehoorapparaat|oor met oorapparaat|oorapparaat|slechthorend|toegankelijkheid	1	🦻🏻 🦻🏼 🦻🏽 🦻🏾 🦻🏿
219	1F443	👃	nose	neus	body|noses|nosey|odor|smell|smells|neus|geur|lichaam|ruiken|stinkt	1	👃🏻 👃🏼 👃🏽 👃🏾 👃🏿
220	1F9E0	🧠	brain	brein	intelligent|smart|brein|hersenen|slim	1	
221	1FAC0	🫀	anatomical heart	hart	anatomical|beat|cardiology|heart|heartbeat|organ|pulse|real|red|hart|anatomisch|cardiologie|echt|hartslag|orgaan|polsslag|rood	1	
222	1FAC1	🫁	lungs	longen	breath|breathe|exhalation|inhalation|lung|organ|respiration|longen|adem|ademhaling|inademen|lichaam|lucht|orgaan|uitademen|zuurstof	1	
223	1F9B7	🦷	tooth	tand	dentist|pearly|teeth|white|tand|parelmoer|tandarts|tanden|wit	1	
224	1F9B4	🦴	bone	bot	bones|dog|skeleton|wishbone|bot|botten|hond|skelet|vorkbeen	1	
225	1F440	👀	eyes	ogen	body|eye|face|googly|look|looking|omg|peep|see|seeing|ogen|gezicht|kijken|ondeugend|oog|staren	1	
226	1F441	👁️	eye	oog	1|body|one|oog|lichaam|pupil|één oog	1	
227	1F445	👅	tongue	tong	body|lick|slurp|tong|lichaam|lik	1	
228	1F444	👄	mouth	mond	lips|beauty|body|kiss|kissing|lipstick|mond|kus|lippen|open mond|roze lippen|zoen	1	
229	1FAE6	🫦	biting lip	mond die op lip bijt	anxious|bite|biting|fear|flirt|flirting|kiss|lip|lipstick|nervous|sexy|uncomfortable|worried|worry|mond die op lip bijt|angst|bezorgd|flirten|lippen|nerveus|ongemakkelijk|ongerust	1	
230	1F476	👶	baby	baby	babies|children|goo|infant|newborn|pregnant|young|jong|kindje|pasgeboren|persoon	1	👶🏻 👶🏼 👶🏽 👶🏾 👶🏿
231	1F9D2	🧒	child	kind	bright-eyed|grandchild|kid|young|younger|kind|heldere ogen|jong|jonger|kleinkind	1	🧒🏻 🧒🏼 🧒🏽 🧒🏾 🧒🏿
232	1F466	👦	boy	jongen	bright-eyed|child|grandson|kid|son|young|younger|jongen|jong|kind|persoon	1	👦🏻 👦🏼 👦🏽 👦🏾 👦🏿
233	1F467	👧	girl	meisje	bright-eyed|child|daughter|granddaughter|kid|virgo|young|younger|zodiac|meisje|dochter|enthousiast|jong|maagd|persoon|staartjes|sterrenbeeld	1	👧🏻 👧🏼 👧🏽 👧🏾 👧🏿
234	1F9D1	🧑	person	volwassene	adult|volwassene|persoon	1	🧑🏻 🧑🏼 🧑🏽 🧑🏾 🧑🏿
235	1F471	👱	person: blond hair	persoon met blond haar	blond haired|blond|blond-haired|human|person|persoon met blond haar|blond haar|mens|persoon	1	👱🏻 👱🏼 👱🏽 👱🏾 👱🏿
236	1F468	👨	man	man	adult|bro|volwassen|vriend	1	👨🏻 👨🏼 👨🏽 👨🏾 👨🏿
237	1F9D4	🧔	person: beard	persoon: baard	person bearded|beard|bearded|person|whiskers|persoon: baard|baard|bebaard|persoon|persoon met baard	1	🧔🏻 🧔🏼 🧔🏽 🧔🏾 🧔🏿
238	1F9D4-200D-2642-FE0F	🧔‍♂️	man: beard	man: baard	man bearded|beard|bearded|man|whiskers|man: baard|baard	1	🧔🏻‍♂️ 🧔🏼‍♂️ 🧔🏽‍♂️ 🧔🏾‍♂️ 🧔🏿‍♂️
239	1F9D4-200D-2640-FE0F	🧔‍♀️	woman: beard	vrouw: baard	woman bearded|beard|bearded|whiskers|woman|vrouw: baard|baard|vrouw	1	🧔🏻‍♀️ 🧔🏼‍♀️ 🧔🏽‍♀️ 🧔🏾‍♀️ 🧔🏿‍♀️
240	1F468-200D-1F9B0	👨‍🦰	man: red hair	man: rood haar	man red haired|adult|bro|man|red hair|man: rood haar|rood haar|volwassen|vriend	1	👨🏻‍🦰 👨🏼‍🦰 👨🏽‍🦰 👨🏾‍🦰 👨🏿‍🦰
241	1F468-200D-1F9B1	👨‍🦱	man: curly hair	man: krullend haar	man curly haired|adult|bro|curly hair|man|man: krullend haar|krullend haar|volwassen|vriend	1	👨🏻‍🦱 👨🏼‍🦱 👨🏽‍🦱 👨🏾‍🦱 👨🏿‍🦱
242	1F468-200D-1F9B3	👨‍🦳	man: white hair	man: wit haar	man white haired|adult|bro|man|white hair|man: wit haar|volwassen|vriend|wit haar	1	👨🏻‍🦳 👨🏼‍🦳 👨🏽‍🦳 👨🏾‍🦳 👨🏿‍🦳
243	1F468-200D-1F9B2	👨‍🦲	man: bald	man: kaal	man bald|adult|bald|bro|man|man: kaal|kaal|volwassen|vriend	1	👨🏻‍🦲 👨🏼‍🦲 👨🏽‍🦲 👨🏾‍🦲 👨🏿‍🦲
244	1F469	👩	woman	vrouw	adult|lady|vrouw|dame|volwassene	1	👩🏻 👩🏼 👩🏽 👩🏾 👩🏿
245	1F469-200D-1F9B0	👩‍🦰	woman: red hair	vrouw: rood haar	woman red haired|adult|lady|red hair|woman|vrouw: rood haar|dame|rood haar|volwassene|vrouw	1	👩🏻‍🦰 👩🏼‍🦰 👩🏽‍🦰 👩🏾‍🦰 👩🏿‍🦰
246	1F9D1-200D-1F9B0	🧑‍🦰	person: red hair	volwassene: rood haar	red haired|adult|person|red hair|volwassene: rood haar|persoon|rood haar|volwassene	1	🧑🏻‍🦰 🧑🏼‍🦰 🧑🏽‍🦰 🧑🏾‍🦰 🧑🏿‍🦰
247	1F469-200D-1F9B1	👩‍🦱	woman: curly hair	vrouw: krullend haar	woman curly haired|adult|curly hair|lady|woman|vrouw: krullend haar|dame|krullend haar|volwassene|vrouw	1	👩🏻‍🦱 👩🏼‍🦱 👩🏽‍🦱 👩🏾‍🦱 👩🏿‍🦱
248	1F9D1-200D-1F9B1	🧑‍🦱	person: curly hair	volwassene: krullend haar	curly haired|adult|curly hair|person|volwassene: krullend haar|krullend haar|persoon|volwassene	1	🧑🏻‍🦱 🧑🏼‍🦱 🧑🏽‍🦱 🧑🏾‍🦱 🧑🏿‍🦱
249	1F469-200D-1F9B3	👩‍🦳	woman: white hair	vrouw: wit haar	woman white haired|adult|lady|white hair|woman|vrouw: wit haar|dame|volwassene|vrouw|wit haar	1	👩🏻‍🦳 👩🏼‍🦳 👩🏽‍🦳 👩🏾‍🦳 👩🏿‍🦳
250	1F9D1-200D-1F9B3	🧑‍🦳	person: white hair	volwassene: wit haar	white haired|adult|person|white hair|volwassene: wit haar|persoon|volwassene|wit haar	1	🧑🏻‍🦳 🧑🏼‍🦳 🧑🏽‍🦳 🧑🏾‍🦳 🧑🏿‍🦳
251	1F469-200D-1F9B2	👩‍🦲	woman: bald	vrouw: kaal	woman bald|adult|bald|lady|woman|vrouw: kaal|dame|kaal|volwassene|vrouw	1	👩🏻‍🦲 👩🏼‍🦲 👩🏽‍🦲 👩🏾‍🦲 👩🏿‍🦲
252	1F9D1-200D-1F9B2	🧑‍🦲	person: bald	volwassene: kaal	bald|adult|person|volwassene: kaal|kaal|persoon|volwassene	1	🧑🏻‍🦲 🧑🏼‍🦲 🧑🏽‍🦲 🧑🏾‍🦲 🧑🏿‍🦲
253	1F471-200D-2640-FE0F	👱‍♀️	woman: blond hair	vrouw met blond haar	woman blond haired|blond|blond-haired|blonde|hair|woman|vrouw met blond haar|blondine|haar|vrouw	1	👱🏻‍♀️ 👱🏼‍♀️ 👱🏽‍♀️ 👱🏾‍♀️ 👱🏿‍♀️
254	1F471-200D-2642-FE0F	👱‍♂️	man: blond hair	man met blond haar	man blond haired|blond|blond-haired|hair|man|man met blond haar|haar	1	👱🏻‍♂️ 👱🏼‍♂️ 👱🏽‍♂️ 👱🏾‍♂️ 👱🏿‍♂️
255	1F9D3	🧓	older person	oudere persoon	older adult|adult|elderly|grandparent|old|person|wise|oudere persoon|bejaard|genderneutraal|niet nader omschreven geslacht|oud|ouder persoon|oudere volwassene|persoon|volwassene	1	🧓🏻 🧓🏼 🧓🏽 🧓🏾 🧓🏿
256	1F474	👴	old man	oude man	older man|adult|bald|elderly|gramps|grandfather|grandpa|man|old|wise|oude man|grootvader|kaal|opa|oud|ouder|volwassen|wijs	1	👴🏻 👴🏼 👴🏽 👴🏾 👴🏿
257	1F475	👵	old woman	oude vrouw	older woman|adult|elderly|grandma|grandmother|granny|lady|old|wise|woman|oude vrouw|dame|grootmoeder|oma|oud|ouder|volwassene|vrouw|wijs	1	👵🏻 👵🏼 👵🏽 👵🏾 👵🏿
258	1F64D	🙍	person frowning	fronsend persoon	annoyed|disappointed|disgruntled|disturbed|frown|frowning|frustrated|gesture|irritated|person|upset|fronsend persoon|bedroefd|frons|fronzen|persoon|teleurgesteld|uitdrukking|verdrietig|verontrust|vrouw	1	🙍🏻 🙍🏼 🙍🏽 🙍🏾 🙍🏿
259	1F64D-200D-2642-FE0F	🙍‍♂️	man frowning	fronsende man	annoyed|disappointed|disgruntled|disturbed|frown|frowning|frustrated|gesture|irritated|man|upset|fronsende man|frons|ontevreden|persoon|sip|uitdrukking|verdrietig	1	🙍🏻‍♂️ 🙍🏼‍♂️ 🙍🏽‍♂️ 🙍🏾‍♂️ 🙍🏿‍♂️
260	1F64D-200D-2640-FE0F	🙍‍♀️	woman frowning	fronsende vrouw	annoyed|disappointed|disgruntled|disturbed|frown|frowning|frustrated|gesture|irritated|upset|woman|fronsende vrouw|frons|uitdrukking|vrouw	1	🙍🏻‍♀️ 🙍🏼‍♀️ 🙍🏽‍♀️ 🙍🏾‍♀️ 🙍🏿‍♀️
261	1F64E	🙎	person pouting	pruilend persoon	pouting|disappointed|downtrodden|frown|grimace|person|scowl|sulk|upset|whine|pruilend persoon|humeurig|persoon|pruilen|pruilende vrouw|pruillip|skeptisch|teleurgesteld|uitdrukking|vrouw	1	🙎🏻 🙎🏼 🙎🏽 🙎🏾 🙎🏿
262	1F64E-200D-2642-FE0F	🙎‍♂️	man pouting	pruilende man	disappointed|downtrodden|frown|grimace|man|pouting|scowl|sulk|upset|whine|pruilende man|persoon|pruilen|sip|uitdrukking|verdrietig	1	🙎🏻‍♂️ 🙎🏼‍♂️ 🙎🏽‍♂️ 🙎🏾‍♂️ 🙎🏿‍♂️
263	1F64E-200D-2640-FE0F	🙎‍♀️	woman pouting	pruilende vrouw	disappointed|downtrodden|frown|grimace|pouting|scowl|sulk|upset|whine|woman|pruilende vrouw|pruilen|uitdrukking|vrouw	1	🙎🏻‍♀️ 🙎🏼‍♀️ 🙎🏽‍♀️ 🙎🏾‍♀️ 🙎🏿‍♀️
264	1F645	🙅	person gesturing NO	persoon die nee-gebaar maakt	no good|forbidden|gesture|hand|no|not|person|prohibit|persoon die nee-gebaar maakt|gebaar|illegaal|nee|niet|persoon|verboden	1	🙅🏻 🙅🏼 🙅🏽 🙅🏾 🙅🏿
265	1F645-200D-2642-FE0F	🙅‍♂️	man gesturing NO	man die nee-gebaar maakt	forbidden|gesture|hand|man|no|not|prohibit|man die nee-gebaar maakt|gebaar|illegaal|nee|niet|verboden	1	🙅🏻‍♂️ 🙅🏼‍♂️ 🙅🏽‍♂️ 🙅🏾‍♂️ 🙅🏿‍♂️
266	1F645-200D-2640-FE0F	🙅‍♀️	woman gesturing NO	vrouw die nee-gebaar maakt	forbidden|gesture|hand|no|not|prohibit|woman|vrouw die nee-gebaar maakt|gebaar|illegaal|verboden|vrouw	1	🙅🏻‍♀️ 🙅🏼‍♀️ 🙅🏽‍♀️ 🙅🏾‍♀️ 🙅🏿‍♀️
267	1F646	🙆	person gesturing OK	persoon die OK-gebaar maakt	all good|exercise|gesture|gesturing|hand|ok|omg|person|persoon die ok-gebaar maakt|gebaar|gebaren|oefening|persoon	1	🙆🏻 🙆🏼 🙆🏽 🙆🏾 🙆🏿
268	1F646-200D-2642-FE0F	🙆‍♂️	man gesturing OK	man die OK-gebaar maakt	exercise|gesture|gesturing|hand|man|ok|omg|man die ok-gebaar maakt|gebaar|gebaren|oefening	1	🙆🏻‍♂️ 🙆🏼‍♂️ 🙆🏽‍♂️ 🙆🏾‍♂️ 🙆🏿‍♂️
269	1F646-200D-2640-FE0F	🙆‍♀️	woman gesturing OK	vrouw die OK-gebaar maakt	exercise|gesture|gesturing|hand|ok|omg|woman|vrouw die ok-gebaar maakt|gebaar|vrouw	1	🙆🏻‍♀️ 🙆🏼‍♀️ 🙆🏽‍♀️ 🙆🏾‍♀️ 🙆🏿‍♀️
270	1F481	💁	person tipping hand	persoon achter informatiebalie	fetch|flick|flip|gossip|hand|person|sarcasm|sarcastic|sassy|seriously|tipping|whatever|persoon achter informatiebalie|brutaal|hand ophouden|hulp|informatie|knikken|persoon|roddelen|sarcasme|sarcastisch|uitleg geven|vrouw met hand omhoog	1	💁🏻 💁🏼 💁🏽 💁🏾 💁🏿
271	1F481-200D-2642-FE0F	💁‍♂️	man tipping hand	man achter informatiebalie	fetch|flick|flip|gossip|hand|man|sarcasm|sarcastic|sassy|seriously|tipping|whatever|man achter informatiebalie|brutaal|hooghartig|man knikt pols|persoon|pols knikken|polsgebaar|sarcasme|sarcastisch|uitdagend	1	💁🏻‍♂️ 💁🏼‍♂️ 💁🏽‍♂️ 💁🏾‍♂️ 💁🏿‍♂️
272	1F481-200D-2640-FE0F	💁‍♀️	woman tipping hand	vrouw achter informatiebalie	fetch|flick|flip|gossip|hand|sarcasm|sarcastic|sassy|seriously|tipping|whatever|woman|vrouw achter informatiebalie|brutaal|pols knikken|vrouw	1	💁🏻‍♀️ 💁🏼‍♀️ 💁🏽‍♀️ 💁🏾‍♀️ 💁🏿‍♀️
273	1F64B	🙋	person raising hand	persoon met opgeheven hand	gesture|hand|here|know|me|person|pick|question|raise|raising|persoon met opgeheven hand|antwoord|blij|gebaar|ik weet het|omhoog|persoon|vraag|vrouw die hand opsteekt	1	🙋🏻 🙋🏼 🙋🏽 🙋🏾 🙋🏿
274	1F64B-200D-2642-FE0F	🙋‍♂️	man raising hand	man met opgeheven hand	gesture|hand|here|know|man|me|pick|question|raise|raising|man met opgeheven hand|gebaar|hand in de lucht|hand omhoog|hand opsteken|ik weet het|man met opgestoken hand|persoon|vraag	1	🙋🏻‍♂️ 🙋🏼‍♂️ 🙋🏽‍♂️ 🙋🏾‍♂️ 🙋🏿‍♂️
275	1F64B-200D-2640-FE0F	🙋‍♀️	woman raising hand	vrouw met opgeheven hand	gesture|hand|here|know|me|pick|question|raise|raising|woman|vrouw met opgeheven hand|gebaar|hand opsteken|vrouw	1	🙋🏻‍♀️ 🙋🏼‍♀️ 🙋🏽‍♀️ 🙋🏾‍♀️ 🙋🏿‍♀️
276	1F9CF	🧏	deaf person	doof persoon	accessibility|deaf|ear|gesture|hear|person|doof persoon|doof|horen|oor|slechthorend|toegankelijkheid	1	🧏🏻 🧏🏼 🧏🏽 🧏🏾 🧏🏿
277	1F9CF-200D-2642-FE0F	🧏‍♂️	deaf man	dove man	accessibility|deaf|ear|gesture|hear|man|dove man|doof	1	🧏🏻‍♂️ 🧏🏼‍♂️ 🧏🏽‍♂️ 🧏🏾‍♂️ 🧏🏿‍♂️
278	1F9CF-200D-2640-FE0F	🧏‍♀️	deaf woman	dove vrouw	accessibility|deaf|ear|gesture|hear|woman|dove vrouw|doof|vrouw	1	🧏🏻‍♀️ 🧏🏼‍♀️ 🧏🏽‍♀️ 🧏🏾‍♀️ 🧏🏿‍♀️
279	1F647	🙇	person bowing	buigende persoon	bow|apology|ask|beg|bowing|favor|forgive|gesture|meditate|meditation|person|pity|regret|sorry|buigende persoon|buigende man|buiging|diepe buiging|excuses|gebaar|persoon|persoon die buiging maakt|spijt|verontschuldiging	1	🙇🏻 🙇🏼 🙇🏽 🙇🏾 🙇🏿
280	1F647-200D-2642-FE0F	🙇‍♂️	man bowing	buigende man	apology|ask|beg|bow|bowing|favor|forgive|gesture|man|meditate|meditation|pity|regret|sorry|buigende man|buigen|excuses|gebaar|gunst	1	🙇🏻‍♂️ 🙇🏼‍♂️ 🙇🏽‍♂️ 🙇🏾‍♂️ 🙇🏿‍♂️
281	1F647-200D-2640-FE0F	🙇‍♀️	woman bowing	buigende vrouw	apology|ask|beg|bow|bowing|favor|forgive|gesture|meditate|meditation|pity|regret|sorry|woman|buigende vrouw|buigen|buiging|excuses|gebaar|gunst|persoon|schaamte|schuld|verontschuldigen|vrouw|vrouw die buigt	1	🙇🏻‍♀️ 🙇🏼‍♀️ 🙇🏽‍♀️ 🙇🏾‍♀️ 🙇🏿‍♀️
282	1F926	🤦	person facepalming	persoon die het gezicht met de hand bedekt	facepalm|again|bewilder|disbelief|exasperation|no|not|oh|omg|person|shock|smh|persoon die het gezicht met de hand bedekt|ergernis|gebaar|gezicht|hand voor gezicht|niet opnieuw|ongeloof|ongelooflijk|palm|persoon|schaamte|zucht	1	🤦🏻 🤦🏼 🤦🏽 🤦🏾 🤦🏿
283	1F926-200D-2642-FE0F	🤦‍♂️	man facepalming	man die het gezicht met de hand bedekt	again|bewilder|disbelief|exasperation|facepalm|man|no|not|oh|omg|shock|smh|man die het gezicht met de hand bedekt|ergernis|gebaar|gezicht bedekken|ongeloof|ongelooflijk|persoon|schaamte	1	🤦🏻‍♂️ 🤦🏼‍♂️ 🤦🏽‍♂️ 🤦🏾‍♂️ 🤦🏿‍♂️
284	1F926-200D-2640-FE0F	🤦‍♀️	woman facepalming	vrouw die het gezicht met de hand bedekt	again|bewilder|disbelief|exasperation|facepalm|no|not|oh|omg|shock|smh|woman|vrouw die het gezicht met de hand bedekt|ergernis|gebaar|gezicht bedekken|ongeloof|ongelooflijk|persoon|schaamte|vrouw	1	🤦🏻‍♀️ 🤦🏼‍♀️ 🤦🏽‍♀️ 🤦🏾‍♀️ 🤦🏿‍♀️
285	1F937	🤷	person shrugging	persoon die schouders ophaalt	shrug|doubt|dunno|guess|idk|ignorance|indifference|knows|maybe|person|shrugging|whatever|who|persoon die schouders ophaalt|gebaar|ik weet het niet|misschien|onverschilligheid|onwetend|onwetendheid|schouderophalen|twijfel	1	🤷🏻 🤷🏼 🤷🏽 🤷🏾 🤷🏿
286	1F937-200D-2642-FE0F	🤷‍♂️	man shrugging	man die schouders ophaalt	doubt|dunno|guess|idk|ignorance|indifference|knows|man|maybe|shrug|shrugging|whatever|who|man die schouders ophaalt|gebaar|geen idee|man haalt schouders op|onverschillig|onverschilligheid|onwetendheid|persoon|schouderophalen|twijfel	1	🤷🏻‍♂️ 🤷🏼‍♂️ 🤷🏽‍♂️ 🤷🏾‍♂️ 🤷🏿‍♂️
287	1F937-200D-2640-FE0F	🤷‍♀️	woman shrugging	vrouw die schouders ophaalt	doubt|dunno|guess|idk|ignorance|indifference|knows|maybe|shrug|shrugging|whatever|who|woman|vrouw die schouders ophaalt|gebaar|geen idee|onverschillig|onverschilligheid|onwetendheid|persoon|schouderophalen|twijfel|vrouw|weet niet	1	🤷🏻‍♀️ 🤷🏼‍♀️ 🤷🏽‍♀️ 🤷🏾‍♀️ 🤷🏿‍♀️
288	1F9D1-200D-2695-FE0F	🧑‍⚕️	health worker	gezondheidsmedewerker	doctor|health|healthcare|nurse|therapist|worker|gezondheidsmedewerker|dokter|gezondheidszorg|therapeut|verpleegster	1	🧑🏻‍⚕️ 🧑🏼‍⚕️ 🧑🏽‍⚕️ 🧑🏾‍⚕️ 🧑🏿‍⚕️
289	1F468-200D-2695-FE0F	👨‍⚕️	man health worker	mannelijke gezondheidsmedewerker	doctor|health|healthcare|man|nurse|therapist|worker|mannelijke gezondheidsmedewerker|arts|gezondheid|gezondheidszorg|therapeut|verpleger|werknemer	1	👨🏻‍⚕️ 👨🏼‍⚕️ 👨🏽‍⚕️ 👨🏾‍⚕️ 👨🏿‍⚕️
290	1F469-200D-2695-FE0F	👩‍⚕️	woman health worker	gezondheidsmedewerkster	doctor|health|healthcare|nurse|therapist|woman|worker|gezondheidsmedewerkster|arts|gezondheid|gezondheidszorg|therapeute|verpleegster|vrouw|werknemer	1	👩🏻‍⚕️ 👩🏼‍⚕️ 👩🏽‍⚕️ 👩🏾‍⚕️ 👩🏿‍⚕️
291	1F9D1-200D-1F393	🧑‍🎓	student	student	graduate|scholier	1	🧑🏻‍🎓 🧑🏼‍🎓 🧑🏽‍🎓 🧑🏾‍🎓 🧑🏿‍🎓
292	1F468-200D-1F393	👨‍🎓	man student	mannelijke student	graduate|man|student|mannelijke student|scholier	1	👨🏻‍🎓 👨🏼‍🎓 👨🏽‍🎓 👨🏾‍🎓 👨🏿‍🎓
293	1F469-200D-1F393	👩‍🎓	woman student	studente	graduate|student|woman|studente|scholier|vrouw	1	👩🏻‍🎓 👩🏼‍🎓 👩🏽‍🎓 👩🏾‍🎓 👩🏿‍🎓
294	1F9D1-200D-1F3EB	🧑‍🏫	teacher	docent	instructor|lecturer|professor|docent|leraar	1	🧑🏻‍🏫 🧑🏼‍🏫 🧑🏽‍🏫 🧑🏾‍🏫 🧑🏿‍🏫
295	1F468-200D-1F3EB	👨‍🏫	man teacher	mannelijke docent	instructor|lecturer|man|professor|teacher|mannelijke docent|docent|instructeur|leraar	1	👨🏻‍🏫 👨🏼‍🏫 👨🏽‍🏫 👨🏾‍🏫 👨🏿‍🏫
296	1F469-200D-1F3EB	👩‍🏫	woman teacher	docente	instructor|lecturer|professor|teacher|woman|docente|instructrice|lerares|vrouw	1	👩🏻‍🏫 👩🏼‍🏫 👩🏽‍🏫 👩🏾‍🏫 👩🏿‍🏫
297	1F9D1-200D-2696-FE0F	🧑‍⚖️	judge	rechter	justice|law|scales|rechter|recht|weegschaal	1	🧑🏻‍⚖️ 🧑🏼‍⚖️ 🧑🏽‍⚖️ 🧑🏾‍⚖️ 🧑🏿‍⚖️
298	1F468-200D-2696-FE0F	👨‍⚖️	man judge	mannelijke rechter	judge|justice|law|man|scales|mannelijke rechter|gerechtigheid|recht|rechter|weegschaal	1	👨🏻‍⚖️ 👨🏼‍⚖️ 👨🏽‍⚖️ 👨🏾‍⚖️ 👨🏿‍⚖️
299	1F469-200D-2696-FE0F	👩‍⚖️	woman judge	vrouwelijke rechter	judge|justice|law|scales|woman|vrouwelijke rechter|gerechtigheid|recht|rechter|vrouw|weegschaal	1	👩🏻‍⚖️ 👩🏼‍⚖️ 👩🏽‍⚖️ 👩🏾‍⚖️ 👩🏿‍⚖️
300	1F9D1-200D-1F33E	🧑‍🌾	farmer	boer	gardener|rancher|boer|tuinder|veehouder	1	🧑🏻‍🌾 🧑🏼‍🌾 🧑🏽‍🌾 🧑🏾‍🌾 🧑🏿‍🌾
301	1F468-200D-1F33E	👨‍🌾	man farmer	mannelijke boer	farmer|gardener|man|rancher|mannelijke boer|boer|tuinder|veehouder	1	👨🏻‍🌾 👨🏼‍🌾 👨🏽‍🌾 👨🏾‍🌾 👨🏿‍🌾
302	1F469-200D-1F33E	👩‍🌾	woman farmer	boerin	farmer|gardener|rancher|woman|boerin|boer|tuinder|veehouder|vrouw	1	👩🏻‍🌾 👩🏼‍🌾 👩🏽‍🌾 👩🏾‍🌾 👩🏿‍🌾
303	1F9D1-200D-1F373	🧑‍🍳	cook	kok	chef|kok|chef-kok	1	🧑🏻‍🍳 🧑🏼‍🍳 🧑🏽‍🍳 🧑🏾‍🍳 🧑🏿‍🍳
304	1F468-200D-1F373	👨‍🍳	man cook	mannelijke kok	chef|cook|man|mannelijke kok|chef-kok|kok	1	👨🏻‍🍳 👨🏼‍🍳 👨🏽‍🍳 👨🏾‍🍳 👨🏿‍🍳
305	1F469-200D-1F373	👩‍🍳	woman cook	kokkin	chef|cook|woman|kokkin|chef-kok|kok|vrouw	1	👩🏻‍🍳 👩🏼‍🍳 👩🏽‍🍳 👩🏾‍🍳 👩🏿‍🍳
306	1F9D1-200D-1F527	🧑‍🔧	mechanic	monteur	electrician|plumber|tradesperson|monteur|elektricien|handelsman|loodgieter	1	🧑🏻‍🔧 🧑🏼‍🔧 🧑🏽‍🔧 🧑🏾‍🔧 🧑🏿‍🔧
307	1F468-200D-1F527	👨‍🔧	man mechanic	mannelijke monteur	electrician|man|mechanic|plumber|tradesperson|mannelijke monteur|elektricien|handelsman|loodgieter|monteur	1	👨🏻‍🔧 👨🏼‍🔧 👨🏽‍🔧 👨🏾‍🔧 👨🏿‍🔧
308	1F469-200D-1F527	👩‍🔧	woman mechanic	monteuse	electrician|mechanic|plumber|tradesperson|woman|monteuse|elektricien|handelsman|loodgieter|monteur|vrouw	1	👩🏻‍🔧 👩🏼‍🔧 👩🏽‍🔧 👩🏾‍🔧 👩🏿‍🔧
309	1F9D1-200D-1F3ED	🧑‍🏭	factory worker	fabrieksarbeider	assembly|factory|industrial|worker|fabrieksarbeider|arbeider|fabriek|industrieel|lopende band	1	🧑🏻‍🏭 🧑🏼‍🏭 🧑🏽‍🏭 🧑🏾‍🏭 🧑🏿‍🏭
310	1F468-200D-1F3ED	👨‍🏭	man factory worker	mannelijke fabrieksarbeider	assembly|factory|industrial|man|worker|mannelijke fabrieksarbeider|arbeider|fabriek|industrieel|lopende band	1	👨🏻‍🏭 👨🏼‍🏭 👨🏽‍🏭 👨🏾‍🏭 👨🏿‍🏭
311	1F469-200D-1F3ED	👩‍🏭	woman factory worker	fabrieksarbeidster	assembly|factory|industrial|woman|worker|fabrieksarbeidster|arbeider|fabriek|industrieel|lopende band|vrouw	1	👩🏻‍🏭 👩🏼‍🏭 👩🏽‍🏭 👩🏾‍🏭 👩🏿‍🏭
312	1F9D1-200D-1F4BC	🧑‍💼	office worker	kantoormedewerker	architect|business|manager|office|white-collar|worker|kantoormedewerker|bedrijf	1	🧑🏻‍💼 🧑🏼‍💼 🧑🏽‍💼 🧑🏾‍💼 🧑🏿‍💼
313	1F468-200D-1F4BC	👨‍💼	man office worker	mannelijke kantoormedewerker	architect|business|man|manager|office|white-collar|worker|mannelijke kantoormedewerker|ambtenaar|bedrijf|kantoor|werknemer	1	👨🏻‍💼 👨🏼‍💼 👨🏽‍💼 👨🏾‍💼 👨🏿‍💼
314	1F469-200D-1F4BC	👩‍💼	woman office worker	kantoormedewerkster	architect|business|manager|office|white-collar|woman|worker|kantoormedewerkster|ambtenaar|bedrijf|kantoor|vrouw|werknemer	1	👩🏻‍💼 👩🏼‍💼 👩🏽‍💼 👩🏾‍💼 👩🏿‍💼
315	1F9D1-200D-1F52C	🧑‍🔬	scientist	wetenschapper	biologist|chemist|engineer|mathematician|physicist|wetenschapper|bioloog|ingenieur|natuurkundige|scheikundige	1	🧑🏻‍🔬 🧑🏼‍🔬 🧑🏽‍🔬 🧑🏾‍🔬 🧑🏿‍🔬
316	1F468-200D-1F52C	👨‍🔬	man scientist	mannelijke wetenschapper	biologist|chemist|engineer|man|mathematician|physicist|scientist|mannelijke wetenschapper|bioloog|ingenieur|natuurkundige|scheikundige|wetenschapper|wiskundige	1	👨🏻‍🔬 👨🏼‍🔬 👨🏽‍🔬 👨🏾‍🔬 👨🏿‍🔬
317	1F469-200D-1F52C	👩‍🔬	woman scientist	wetenschapster	biologist|chemist|engineer|mathematician|physicist|scientist|woman|wetenschapster|biologe|ingenieur|natuurkundige|scheikundige|vrouw|wiskundige	1	👩🏻‍🔬 👩🏼‍🔬 👩🏽‍🔬 👩🏾‍🔬 👩🏿‍🔬
318	1F9D1-200D-1F4BB	🧑‍💻	technologist	technoloog	coder|computer|developer|inventor|software|technoloog|ontwikkelaar|programmeur|techneut|uitvinder	1	🧑🏻‍💻 🧑🏼‍💻 🧑🏽‍💻 🧑🏾‍💻 🧑🏿‍💻
319	1F468-200D-1F4BB	👨‍💻	man technologist	mannelijke technoloog	coder|computer|developer|inventor|man|software|technologist|mannelijke technoloog|ontwikkelaar|programmeur|technoloog|uitvinder	1	👨🏻‍💻 👨🏼‍💻 👨🏽‍💻 👨🏾‍💻 👨🏿‍💻
320	1F469-200D-1F4BB	👩‍💻	woman technologist	technologe	coder|computer|developer|inventor|software|technologist|woman|technologe|ontwikkelaar|programmeur|uitvindster|vrouw	1	👩🏻‍💻 👩🏼‍💻 👩🏽‍💻 👩🏾‍💻 👩🏿‍💻
321	1F9D1-200D-1F3A4	🧑‍🎤	singer	zanger	actor|entertainer|rock|rockstar|star|zanger|acteur|ster	1	🧑🏻‍🎤 🧑🏼‍🎤 🧑🏽‍🎤 🧑🏾‍🎤 🧑🏿‍🎤
322	1F468-200D-1F3A4	👨‍🎤	man singer	mannelijke zanger	actor|entertainer|man|rock|rockstar|singer|star|mannelijke zanger|acteur|rockster|ster|zanger	1	👨🏻‍🎤 👨🏼‍🎤 👨🏽‍🎤 👨🏾‍🎤 👨🏿‍🎤
323	1F469-200D-1F3A4	👩‍🎤	woman singer	zangeres	actor|entertainer|rock|rockstar|singer|star|woman|zangeres|actrice|rockster|ster|vrouw	1	👩🏻‍🎤 👩🏼‍🎤 👩🏽‍🎤 👩🏾‍🎤 👩🏿‍🎤
324	1F9D1-200D-1F3A8	🧑‍🎨	artist	kunstenaar	palette|kunstenaar|palet	1	🧑🏻‍🎨 🧑🏼‍🎨 🧑🏽‍🎨 🧑🏾‍🎨 🧑🏿‍🎨
325	1F468-200D-1F3A8	👨‍🎨	man artist	mannelijke kunstenaar	artist|man|palette|mannelijke kunstenaar|kunstenaar|palet	1	👨🏻‍🎨 👨🏼‍🎨 👨🏽‍🎨 👨🏾‍🎨 👨🏿‍🎨
326	1F469-200D-1F3A8	👩‍🎨	woman artist	kunstenares	artist|palette|woman|kunstenares|palet|vrouw	1	👩🏻‍🎨 👩🏼‍🎨 👩🏽‍🎨 👩🏾‍🎨 👩🏿‍🎨
327	1F9D1-200D-2708-FE0F	🧑‍✈️	pilot	piloot	plane|piloot|vliegtuig	1	🧑🏻‍✈️ 🧑🏼‍✈️ 🧑🏽‍✈️ 🧑🏾‍✈️ 🧑🏿‍✈️
328	1F468-200D-2708-FE0F	👨‍✈️	man pilot	mannelijke piloot	man|pilot|plane|mannelijke piloot|piloot|vliegtuig	1	👨🏻‍✈️ 👨🏼‍✈️ 👨🏽‍✈️ 👨🏾‍✈️ 👨🏿‍✈️
329	1F469-200D-2708-FE0F	👩‍✈️	woman pilot	pilote	pilot|plane|woman|pilote|piloot|vliegtuig|vrouw	1	👩🏻‍✈️ 👩🏼‍✈️ 👩🏽‍✈️ 👩🏾‍✈️ 👩🏿‍✈️
330	1F9D1-200D-1F680	🧑‍🚀	astronaut	astronaut	rocket|space|raket	1	🧑🏻‍🚀 🧑🏼‍🚀 🧑🏽‍🚀 🧑🏾‍🚀 🧑🏿‍🚀
331	1F468-200D-1F680	👨‍🚀	man astronaut	mannelijke astronaut	astronaut|man|rocket|space|mannelijke astronaut|raket|ruimte	1	👨🏻‍🚀 👨🏼‍🚀 👨🏽‍🚀 👨🏾‍🚀 👨🏿‍🚀
332	1F469-200D-1F680	👩‍🚀	woman astronaut	astronaute	astronaut|rocket|space|woman|astronaute|raket|ruimte|vrouw	1	👩🏻‍🚀 👩🏼‍🚀 👩🏽‍🚀 👩🏾‍🚀 👩🏿‍🚀
333	1F9D1-200D-1F692	🧑‍🚒	firefighter	brandweerman	fire|firetruck|brandweerman|brandweerwagen	1	🧑🏻‍🚒 🧑🏼‍🚒 🧑🏽‍🚒 🧑🏾‍🚒 🧑🏿‍🚒
334	1F468-200D-1F692	👨‍🚒	man firefighter	mannelijke brandweerman	fire|firefighter|firetruck|man|mannelijke brandweerman|brandweer|brandweerman|brandweerwagen	1	👨🏻‍🚒 👨🏼‍🚒 👨🏽‍🚒 👨🏾‍🚒 👨🏿‍🚒
335	1F469-200D-1F692	👩‍🚒	woman firefighter	brandweervrouw	fire|firefighter|firetruck|woman|brandweervrouw|brandweer|brandweerwagen|vrouw	1	👩🏻‍🚒 👩🏼‍🚒 👩🏽‍🚒 👩🏾‍🚒 👩🏿‍🚒
336	1F46E	👮	police officer	politieagent	cop|apprehend|arrest|citation|law|officer|over|police|pulled|undercover|politieagent|agent|arresteren|beroep|boete|misdaad|persoon|politie|politieman|werk	1	👮🏻 👮🏼 👮🏽 👮🏾 👮🏿
337	1F46E-200D-2642-FE0F	👮‍♂️	man police officer	politieman	apprehend|arrest|citation|cop|law|man|officer|over|police|pulled|undercover|politieman|agent|politie	1	👮🏻‍♂️ 👮🏼‍♂️ 👮🏽‍♂️ 👮🏾‍♂️ 👮🏿‍♂️
338	1F46E-200D-2640-FE0F	👮‍♀️	woman police officer	politievrouw	apprehend|arrest|citation|cop|law|officer|over|police|pulled|undercover|woman|politievrouw|agent|arresteren|beroep|boete|misdaad|persoon|politie|politieagente|vrouw|vrouwelijke politieagent	1	👮🏻‍♀️ 👮🏼‍♀️ 👮🏽‍♀️ 👮🏾‍♀️ 👮🏿‍♀️
339	1F575	🕵️	detective	detective	sleuth|spy|speurder|spion	1	🕵🏻 🕵🏼 🕵🏽 🕵🏾 🕵🏿
340	1F575-FE0F-200D-2642-FE0F	🕵️‍♂️	man detective	mannelijke detective	detective|man|sleuth|spy|mannelijke detective|speurder|spion	1	🕵🏻‍♂️ 🕵🏼‍♂️ 🕵🏽‍♂️ 🕵🏾‍♂️ 🕵🏿‍♂️
341	1F575-FE0F-200D-2640-FE0F	🕵️‍♀️	woman detective	vrouwelijke detective	detective|sleuth|spy|woman|vrouwelijke detective|speurder|spionne|vrouw	1	🕵🏻‍♀️ 🕵🏼‍♀️ 🕵🏽‍♀️ 🕵🏾‍♀️ 🕵🏿‍♀️
342	1F482	💂	guard	wachter	buckingham|helmet|london|palace|wachter|bewaker|buckingham palace|londen	1	💂🏻 💂🏼 💂🏽 💂🏾 💂🏿
343	1F482-200D-2642-FE0F	💂‍♂️	man guard	mannelijke wachter	buckingham|guard|helmet|london|man|palace|mannelijke wachter|wachter	1	💂🏻‍♂️ 💂🏼‍♂️ 💂🏽‍♂️ 💂🏾‍♂️ 💂🏿‍♂️
344	1F482-200D-2640-FE0F	💂‍♀️	woman guard	vrouwelijke wachter	buckingham|guard|helmet|london|palace|woman|vrouwelijke wachter|buckingham palace|londen|persoon|vrouw|wachter	1	💂🏻‍♀️ 💂🏼‍♀️ 💂🏽‍♀️ 💂🏾‍♀️ 💂🏿‍♀️
345	1F977	🥷	ninja	ninja	assassin|fight|fighter|hidden|person|secret|skills|sly|soldier|stealth|war|geheim|japan|krijger|persoon|samurai|sluipmoordenaar|vechten|verborgen|zwaard	1	🥷🏻 🥷🏼 🥷🏽 🥷🏾 🥷🏿
346	1F477	👷	construction worker	bouwvakker	build|construction|fix|hardhat|hat|man|person|rebuild|remodel|repair|work|worker|bouwvakker|bouw|helm|klusser|persoon|renovatie|renoveren|werk	1	👷🏻 👷🏼 👷🏽 👷🏾 👷🏿
347	1F477-200D-2642-FE0F	👷‍♂️	man construction worker	mannelijke bouwvakker	build|construction|fix|hardhat|hat|man|rebuild|remodel|repair|work|worker|mannelijke bouwvakker|bouw|bouwvakker	1	👷🏻‍♂️ 👷🏼‍♂️ 👷🏽‍♂️ 👷🏾‍♂️ 👷🏿‍♂️
348	1F477-200D-2640-FE0F	👷‍♀️	woman construction worker	vrouwelijke bouwvakker	build|construction|fix|hardhat|hat|man|rebuild|remodel|repair|woman|work|worker|vrouwelijke bouwvakker|baan|beroep|bouw|bouwvakker|helm|persoon|vrouw|werk	1	👷🏻‍♀️ 👷🏼‍♀️ 👷🏽‍♀️ 👷🏾‍♀️ 👷🏿‍♀️
349	1FAC5	🫅	person with crown	persoon met kroon	royalty|crown|monarch|noble|person|regal|royal|persoon met kroon|edele|heerser|iemand van koninklijken bloede|keizer|koning|koninklijk|persoon|regaal	1	🫅🏻 🫅🏼 🫅🏽 🫅🏾 🫅🏿
350	1F934	🤴	prince	prins	crown|fairy|fairytale|fantasy|king|royal|royalty|tale|prins|fantasie|koning|koninklijk|kroon|sprookje	1	🤴🏻 🤴🏼 🤴🏽 🤴🏾 🤴🏿
351	1F478	👸	princess	prinses	crown|fairy|fairytale|fantasy|queen|royal|royalty|tale|prinses|fantasie|koningin|kroon|persoon|sprookje|vrouw met kroon	1	👸🏻 👸🏼 👸🏽 👸🏾 👸🏿
352	1F473	👳	person wearing turban	persoon met tulband	person|turban|wearing|persoon met tulband|dragen|persoon|tulband	1	👳🏻 👳🏼 👳🏽 👳🏾 👳🏿
353	1F473-200D-2642-FE0F	👳‍♂️	man wearing turban	man met tulband	man|turban|wearing|man met tulband|tulband	1	👳🏻‍♂️ 👳🏼‍♂️ 👳🏽‍♂️ 👳🏾‍♂️ 👳🏿‍♂️
354	1F473-200D-2640-FE0F	👳‍♀️	woman wearing turban	vrouw met tulband	turban|wearing|woman|vrouw met tulband|dragen|tulband|vrouw	1	👳🏻‍♀️ 👳🏼‍♀️ 👳🏽‍♀️ 👳🏾‍♀️ 👳🏿‍♀️
355	1F472	👲	person with skullcap	man met Chinees petje	cap|chinese|gua|guapi|hat|mao|person|pi|skullcap|man met chinees petje|gua pi mao|hoed|man|man met chinese hoed|persoon|petje	1	👲🏻 👲🏼 👲🏽 👲🏾 👲🏿
356	1F9D5	🧕	woman with headscarf	vrouw met hoofddoek	bandana|head|headscarf|hijab|kerchief|mantilla|tichel|woman|vrouw met hoofddoek|hidjab|hoofddoek|persoon|sluier	1	🧕🏻 🧕🏼 🧕🏽 🧕🏾 🧕🏿
357	1F935	🤵	person in tuxedo	persoon in smoking	formal|person|tuxedo|wedding|persoon in smoking|bruiloft|formeel|persoon|smoking	1	🤵🏻 🤵🏼 🤵🏽 🤵🏾 🤵🏿
358	1F935-200D-2642-FE0F	🤵‍♂️	man in tuxedo	man in smoking	formal|groom|man|tuxedo|wedding|man in smoking|smoking	1	🤵🏻‍♂️ 🤵🏼‍♂️ 🤵🏽‍♂️ 🤵🏾‍♂️ 🤵🏿‍♂️
359	1F935-200D-2640-FE0F	🤵‍♀️	woman in tuxedo	vrouw in smoking	formal|tuxedo|wedding|woman|vrouw in smoking|smoking|vrouw	1	🤵🏻‍♀️ 🤵🏼‍♀️ 🤵🏽‍♀️ 🤵🏾‍♀️ 🤵🏿‍♀️
360	1F470	👰	person with veil	persoon met sluier	person|veil|wedding|persoon met sluier|bruiloft|persoon|sluier	1	👰🏻 👰🏼 👰🏽 👰🏾 👰🏿
361	1F470-200D-2642-FE0F	👰‍♂️	man with veil	man met sluier	man|veil|wedding|man met sluier|sluier	1	👰🏻‍♂️ 👰🏼‍♂️ 👰🏽‍♂️ 👰🏾‍♂️ 👰🏿‍♂️
362	1F470-200D-2640-FE0F	👰‍♀️	woman with veil	vrouw met sluier	bride|veil|wedding|woman|vrouw met sluier|sluier|vrouw	1	👰🏻‍♀️ 👰🏼‍♀️ 👰🏽‍♀️ 👰🏾‍♀️ 👰🏿‍♀️
363	1F930	🤰	pregnant woman	zwangere vrouw	pregnant|woman|zwangere vrouw|vrouw|zwanger	1	🤰🏻 🤰🏼 🤰🏽 🤰🏾 🤰🏿
364	1FAC3	🫃	pregnant man	zwangere man	belly|bloated|full|man|overeat|pregnant|zwangere man|buik|opgeblazen|te veel eten|vol|zwanger	1	🫃🏻 🫃🏼 🫃🏽 🫃🏾 🫃🏿
365	1FAC4	🫄	pregnant person	zwanger persoon	belly|bloated|full|overeat|person|pregnant|stuffed|zwanger persoon|baby|buik|opgeblazen|persoon|vol|zwanger	1	🫄🏻 🫄🏼 🫄🏽 🫄🏾 🫄🏿
366	1F931	🤱	breast-feeding	borstvoeding	breast feeding|baby|breast|feeding|mom|mother|nursing|woman|borstvoeding|borst|de borst geven|persoon	1	🤱🏻 🤱🏼 🤱🏽 🤱🏾 🤱🏿
367	1F469-200D-1F37C	👩‍🍼	woman feeding baby	vrouw die een baby voedt	baby|feed|feeding|mom|mother|nanny|newborn|nursing|woman|vrouw die een baby voedt|borstvoeding|mama|moeder|oppas|pasgeboren|voeden|voeding|vrouw	1	👩🏻‍🍼 👩🏼‍🍼 👩🏽‍🍼 👩🏾‍🍼 👩🏿‍🍼
368	1F468-200D-1F37C	👨‍🍼	man feeding baby	man die een baby voedt	baby|dad|father|feed|feeding|man|nanny|newborn|nursing|man die een baby voedt|borstvoeding|melk|papa|persoon|vader|voeden|voeding	1	👨🏻‍🍼 👨🏼‍🍼 👨🏽‍🍼 👨🏾‍🍼 👨🏿‍🍼
369	1F9D1-200D-1F37C	🧑‍🍼	person feeding baby	persoon die een baby voedt	baby|feed|feeding|nanny|newborn|nursing|parent|persoon die een baby voedt|borstvoeding|oppas|ouder|pasgeboren|voeden|voeding	1	🧑🏻‍🍼 🧑🏼‍🍼 🧑🏽‍🍼 🧑🏾‍🍼 🧑🏿‍🍼
370	1F47C	👼	baby angel	baby-engel	angel|baby|church|face|fairy|fairytale|fantasy|tale|baby-engel|engel|fantasie|gezicht|kerk|sprookje	1	👼🏻 👼🏼 👼🏽 👼🏾 👼🏿
371	1F385	🎅	Santa Claus	kerstman	santa|celebration|christmas|claus|fairy|fantasy|father|holiday|merry|tale|xmas|kerstman|fantasie|feestdag|kerst|kerstmis|viering|vrolijk	1	🎅🏻 🎅🏼 🎅🏽 🎅🏾 🎅🏿
372	1F936	🤶	Mrs. Claus	kerstvrouw	mrs claus|celebration|christmas|claus|fairy|fantasy|holiday|merry|mother|mrs|santa|tale|xmas|kerstvrouw|feest|kerst|kerstmis|moedertje kerst|persoon|viering	1	🤶🏻 🤶🏼 🤶🏽 🤶🏾 🤶🏿
373	1F9D1-200D-1F384	🧑‍🎄	Mx Claus	kersttransgender	celebration|christmas|claus|fairy|fantasy|holiday|merry|mx|santa|tale|xmas|kersttransgender|feestdagen|kerst|kerstdagen|kerstman|kerstmis|kerstmuts|kerstvrouw|persoon	1	🧑🏻‍🎄 🧑🏼‍🎄 🧑🏽‍🎄 🧑🏾‍🎄 🧑🏿‍🎄
374	1F9B8	🦸	superhero	superheld	good|hero|superpower|superheld|goed|held|superkracht	1	🦸🏻 🦸🏼 🦸🏽 🦸🏾 🦸🏿
375	1F9B8-200D-2642-FE0F	🦸‍♂️	man superhero	mannelijke superheld	good|hero|man|superhero|superpower|mannelijke superheld|goed|held|superkrachten	1	🦸🏻‍♂️ 🦸🏼‍♂️ 🦸🏽‍♂️ 🦸🏾‍♂️ 🦸🏿‍♂️
376	1F9B8-200D-2640-FE0F	🦸‍♀️	woman superhero	vrouwelijke superheld	good|hero|heroine|superhero|superpower|woman|vrouwelijke superheld|goed|held|heldin|superkrachten|vrouw	1	🦸🏻‍♀️ 🦸🏼‍♀️ 🦸🏽‍♀️ 🦸🏾‍♀️ 🦸🏿‍♀️
377	1F9B9	🦹	supervillain	superschurk	bad|criminal|evil|superpower|villain|superschurk|crimineel|kwaad|schurk|slecht|superkracht	1	🦹🏻 🦹🏼 🦹🏽 🦹🏾 🦹🏿
378	1F9B9-200D-2642-FE0F	🦹‍♂️	man supervillain	mannelijke superschurk	bad|criminal|evil|man|superpower|supervillain|villain|mannelijke superschurk|boef|crimineel|slecht|superkrachten	1	🦹🏻‍♂️ 🦹🏼‍♂️ 🦹🏽‍♂️ 🦹🏾‍♂️ 🦹🏿‍♂️
379	1F9B9-200D-2640-FE0F	🦹‍♀️	woman supervillain	vrouwelijke superschurk	bad|criminal|evil|superpower|supervillain|villain|woman|vrouwelijke superschurk|boef|crimineel|slecht|superkrachten|vrouw	1	🦹🏻‍♀️ 🦹🏼‍♀️ 🦹🏽‍♀️ 🦹🏾‍♀️ 🦹🏿‍♀️
380	1F9D9	🧙	mage	magiër	fantasy|magic|play|sorcerer|sorceress|sorcery|spell|summon|witch|wizard|magiër|fantasie|heks|magie|spreuk|sprookje|tovenaar|tovenares	1	🧙🏻 🧙🏼 🧙🏽 🧙🏾 🧙🏿
381	1F9D9-200D-2642-FE0F	🧙‍♂️	man mage	mannelijke magiër	fantasy|mage|magic|man|play|sorcerer|sorceress|sorcery|spell|summon|witch|wizard|mannelijke magiër|heksenmeester|tovenaar	1	🧙🏻‍♂️ 🧙🏼‍♂️ 🧙🏽‍♂️ 🧙🏾‍♂️ 🧙🏿‍♂️
382	1F9D9-200D-2640-FE0F	🧙‍♀️	woman mage	vrouwelijke magiër	fantasy|mage|magic|play|sorcerer|sorceress|sorcery|spell|summon|witch|wizard|woman|vrouwelijke magiër|heks|tovenares	1	🧙🏻‍♀️ 🧙🏼‍♀️ 🧙🏽‍♀️ 🧙🏾‍♀️ 🧙🏿‍♀️
383	1F9DA	🧚	fairy	elfje	fairytale|fantasy|myth|person|pixie|tale|wings|elfje|fantasie|mythe|persoon|sprookje|vleugels	1	🧚🏻 🧚🏼 🧚🏽 🧚🏾 🧚🏿
384	1F9DA-200D-2642-FE0F	🧚‍♂️	man fairy	mannelijk elfje	fairy|fairytale|fantasy|man|myth|oberon|person|pixie|puck|tale|wings|mannelijk elfje	1	🧚🏻‍♂️ 🧚🏼‍♂️ 🧚🏽‍♂️ 🧚🏾‍♂️ 🧚🏿‍♂️
385	1F9DA-200D-2640-FE0F	🧚‍♀️	woman fairy	vrouwelijk elfje	fairy|fairytale|fantasy|myth|person|pixie|tale|titania|wings|woman|vrouwelijk elfje	1	🧚🏻‍♀️ 🧚🏼‍♀️ 🧚🏽‍♀️ 🧚🏾‍♀️ 🧚🏿‍♀️
386	1F9DB	🧛	vampire	vampier	blood|dracula|fangs|halloween|scary|supernatural|teeth|undead|vampier|bloed|eng|ondode|snijtanden|tanden|verkleden	1	🧛🏻 🧛🏼 🧛🏽 🧛🏾 🧛🏿
387	1F9DB-200D-2642-FE0F	🧛‍♂️	man vampire	mannelijke vampier	blood|fangs|halloween|man|scary|supernatural|teeth|undead|vampire|mannelijke vampier|dracula|ondode	1	🧛🏻‍♂️ 🧛🏼‍♂️ 🧛🏽‍♂️ 🧛🏾‍♂️ 🧛🏿‍♂️
388	1F9DB-200D-2640-FE0F	🧛‍♀️	woman vampire	vrouwelijke vampier	blood|fangs|halloween|scary|supernatural|teeth|undead|vampire|woman|vrouwelijke vampier|ondode	1	🧛🏻‍♀️ 🧛🏼‍♀️ 🧛🏽‍♀️ 🧛🏾‍♀️ 🧛🏿‍♀️
389	1F9DC	🧜	merperson	zeemeermin	creature|fairytale|folklore|ocean|sea|siren|trident|zeemeermin|drietand|meermin|oceaan|schepsel|sirene|sprookje|zee	1	🧜🏻 🧜🏼 🧜🏽 🧜🏾 🧜🏿
390	1F9DC-200D-2642-FE0F	🧜‍♂️	merman	zeemeerman	creature|fairytale|folklore|neptune|ocean|poseidon|sea|siren|trident|triton|zeemeerman	1	🧜🏻‍♂️ 🧜🏼‍♂️ 🧜🏽‍♂️ 🧜🏾‍♂️ 🧜🏿‍♂️
391	1F9DC-200D-2640-FE0F	🧜‍♀️	mermaid	sirene	creature|fairytale|folklore|merwoman|ocean|sea|siren|trident|sirene|meermin	1	🧜🏻‍♀️ 🧜🏼‍♀️ 🧜🏽‍♀️ 🧜🏾‍♀️ 🧜🏿‍♀️
392	1F9DD	🧝	elf	elf	elves|enchantment|fantasy|folklore|magic|magical|myth|fantasie|in de ban van de ring-stijl|legolas|lotr-stijl|magisch|mythe	1	🧝🏻 🧝🏼 🧝🏽 🧝🏾 🧝🏿
393	1F9DD-200D-2642-FE0F	🧝‍♂️	man elf	mannelijke elf	elf|elves|enchantment|fantasy|folklore|magic|magical|man|myth|mannelijke elf|magisch	1	🧝🏻‍♂️ 🧝🏼‍♂️ 🧝🏽‍♂️ 🧝🏾‍♂️ 🧝🏿‍♂️
394	1F9DD-200D-2640-FE0F	🧝‍♀️	woman elf	vrouwelijke elf	elf|elves|enchantment|fantasy|folklore|magic|magical|myth|woman|vrouwelijke elf|magisch	1	🧝🏻‍♀️ 🧝🏼‍♀️ 🧝🏽‍♀️ 🧝🏾‍♀️ 🧝🏿‍♀️
395	1F9DE	🧞	genie	geest in de fles	djinn|fantasy|jinn|lamp|myth|rub|wishes|geest in de fles|aladin|fantasie|geest|mythe|sprookje|wens	1	
396	1F9DE-200D-2642-FE0F	🧞‍♂️	man genie	mannelijke geest in de fles	djinn|fantasy|genie|jinn|lamp|man|myth|rub|wishes|mannelijke geest in de fles	1	
397	1F9DE-200D-2640-FE0F	🧞‍♀️	woman genie	vrouwelijke geest in de fles	djinn|fantasy|genie|jinn|lamp|myth|rub|wishes|woman|vrouwelijke geest in de fles	1	
398	1F9DF	🧟	zombie	zombie	apocalypse|dead|halloween|horror|scary|undead|walking|eng|levende doden|lopende dode|monster|ondode	1	
399	1F9DF-200D-2642-FE0F	🧟‍♂️	man zombie	mannelijke zombie	apocalypse|dead|halloween|horror|man|scary|undead|walking|zombie|mannelijke zombie|lopende dode|ondode	1	
400	1F9DF-200D-2640-FE0F	🧟‍♀️	woman zombie	vrouwelijke zombie	apocalypse|dead|halloween|horror|scary|undead|walking|woman|zombie|vrouwelijke zombie|lopende dode|ondode	1	
401	1F9CC	🧌	troll	trol	fairy|fantasy|monster|tale|trolling|trol|fantasie|trollen	1	
402	1F486	💆	person getting massage	persoon die hoofdmassage krijgt	massage|face|getting|headache|person|relax|relaxing|salon|soothe|spa|tension|therapy|treatment|persoon die hoofdmassage krijgt|gespannen|gezicht|gezichtsmassage|hoofdpijn|ontspannen|persoon|relaxen|spanning	1	💆🏻 💆🏼 💆🏽 💆🏾 💆🏿
403	1F486-200D-2642-FE0F	💆‍♂️	man getting massage	man die hoofdmassage krijgt	face|getting|headache|man|massage|relax|relaxing|salon|soothe|spa|tension|therapy|treatment|man die hoofdmassage krijgt|geduld|gezicht|gezichtmassage|man krijgt gezichtsmassage|masseren|ontspannen|ontspannend|persoon|relaxen	1	💆🏻‍♂️ 💆🏼‍♂️ 💆🏽‍♂️ 💆🏾‍♂️ 💆🏿‍♂️
404	1F486-200D-2640-FE0F	💆‍♀️	woman getting massage	vrouw die hoofdmassage krijgt	face|getting|headache|massage|relax|relaxing|salon|soothe|spa|tension|therapy|treatment|woman|vrouw die hoofdmassage krijgt|gezicht|vrouw	1	💆🏻‍♀️ 💆🏼‍♀️ 💆🏽‍♀️ 💆🏾‍♀️ 💆🏿‍♀️
405	1F487	💇	person getting haircut	persoon die wordt geknipt	haircut|barber|beauty|chop|cosmetology|cut|groom|hair|parlor|person|shears|style|persoon die wordt geknipt|beroep|haar knippen|kapper|kapsalon|kapsel|kapster|salon|schaar|schoonheid	1	💇🏻 💇🏼 💇🏽 💇🏾 💇🏿
406	1F487-200D-2642-FE0F	💇‍♂️	man getting haircut	man die wordt geknipt	barber|beauty|chop|cosmetology|cut|groom|hair|haircut|man|parlor|person|shears|style|man die wordt geknipt|haar|kapper|kapsel|knippen|man wordt geknipt|persoon|verzorging	1	💇🏻‍♂️ 💇🏼‍♂️ 💇🏽‍♂️ 💇🏾‍♂️ 💇🏿‍♂️
407	1F487-200D-2640-FE0F	💇‍♀️	woman getting haircut	vrouw die wordt geknipt	barber|beauty|chop|cosmetology|cut|groom|hair|haircut|parlor|person|shears|style|woman|vrouw die wordt geknipt|kapsel|vrouw	1	💇🏻‍♀️ 💇🏼‍♀️ 💇🏽‍♀️ 💇🏾‍♀️ 💇🏿‍♀️
408	1F6B6	🚶	person walking	voetganger	walking|amble|gait|hike|man|pace|pedestrian|person|stride|stroll|walk|voetganger|lopen|persoon|slenteren|stappen|struien|wandelaar|wandelen	1	🚶🏻 🚶🏼 🚶🏽 🚶🏾 🚶🏿
409	1F6B6-200D-2642-FE0F	🚶‍♂️	man walking	wandelende man	amble|gait|hike|man|pace|pedestrian|stride|stroll|walk|walking|wandelende man|lopen|wandelen	1	🚶🏻‍♂️ 🚶🏼‍♂️ 🚶🏽‍♂️ 🚶🏾‍♂️ 🚶🏿‍♂️
410	1F6B6-200D-2640-FE0F	🚶‍♀️	woman walking	wandelende vrouw	amble|gait|hike|man|pace|pedestrian|stride|stroll|walk|walking|woman|wandelende vrouw|kuieren|lopen|persoon|slenteren|voetganger|vrouw|wandelaar|wandelen	1	🚶🏻‍♀️ 🚶🏼‍♀️ 🚶🏽‍♀️ 🚶🏾‍♀️ 🚶🏿‍♀️
411	1F6B6-200D-27A1-FE0F	🚶‍➡️	person walking: facing right	voetganger: naar rechts gericht	person walking right|amble|facing|gait|hike|man|pace|pedestrian|person|right|stride|stroll|walk|walking|voetganger: naar rechts gericht|gericht|lopen|naar|persoon|rechts|slenteren|stappen|struien|voetganger|wandelaar|wandelen	1	🚶🏻‍➡️ 🚶🏼‍➡️ 🚶🏽‍➡️ 🚶🏾‍➡️ 🚶🏿‍➡️
412	1F6B6-200D-2640-FE0F-200D-27A1-FE0F	🚶‍♀️‍➡️	woman walking: facing right	wandelende vrouw: naar rechts gericht	woman walking right|amble|facing|gait|hike|man|pace|pedestrian|right|stride|stroll|walk|walking|woman|wandelende vrouw: naar rechts gericht|gericht|kuieren|lopen|naar|persoon|rechts|slenteren|voetganger|vrouw|wandelaar|wandelen|wandelende vrouw	1	🚶🏻‍♀️‍➡️ 🚶🏼‍♀️‍➡️ 🚶🏽‍♀️‍➡️ 🚶🏾‍♀️‍➡️ 🚶🏿‍♀️‍➡️
413	1F6B6-200D-2642-FE0F-200D-27A1-FE0F	🚶‍♂️‍➡️	man walking: facing right	wandelende man: naar rechts gericht	man walking right|amble|facing|gait|hike|man|pace|pedestrian|right|stride|stroll|walk|walking|wandelende man: naar rechts gericht|gericht|lopen|naar|rechts|wandelen|wandelende man	1	🚶🏻‍♂️‍➡️ 🚶🏼‍♂️‍➡️ 🚶🏽‍♂️‍➡️ 🚶🏾‍♂️‍➡️ 🚶🏿‍♂️‍➡️
414	1F9CD	🧍	person standing	staande persoon	standing|person|stand|staande persoon|persoon|staan|staand	1	🧍🏻 🧍🏼 🧍🏽 🧍🏾 🧍🏿
415	1F9CD-200D-2642-FE0F	🧍‍♂️	man standing	staande man	man|stand|standing|staande man|staand	1	🧍🏻‍♂️ 🧍🏼‍♂️ 🧍🏽‍♂️ 🧍🏾‍♂️ 🧍🏿‍♂️
416	1F9CD-200D-2640-FE0F	🧍‍♀️	woman standing	staande vrouw	stand|standing|woman|staande vrouw|staand|vrouw	1	🧍🏻‍♀️ 🧍🏼‍♀️ 🧍🏽‍♀️ 🧍🏾‍♀️ 🧍🏿‍♀️
417	1F9CE	🧎	person kneeling	knielende persoon	kneeling|kneel|knees|person|knielende persoon|knielen|knielend|knieën|persoon	1	🧎🏻 🧎🏼 🧎🏽 🧎🏾 🧎🏿
418	1F9CE-200D-2642-FE0F	🧎‍♂️	man kneeling	knielende man	kneel|kneeling|knees|man|knielende man|knielend	1	🧎🏻‍♂️ 🧎🏼‍♂️ 🧎🏽‍♂️ 🧎🏾‍♂️ 🧎🏿‍♂️
419	1F9CE-200D-2640-FE0F	🧎‍♀️	woman kneeling	knielende vrouw	kneel|kneeling|knees|woman|knielende vrouw|knielend|vrouw	1	🧎🏻‍♀️ 🧎🏼‍♀️ 🧎🏽‍♀️ 🧎🏾‍♀️ 🧎🏿‍♀️
420	1F9CE-200D-27A1-FE0F	🧎‍➡️	person kneeling: facing right	knielende persoon: naar rechts gericht	person kneeling right|facing|kneel|kneeling|knees|person|right|knielende persoon: naar rechts gericht|gericht|knielen|knielend|knieën|naar|persoon|rechts	1	🧎🏻‍➡️ 🧎🏼‍➡️ 🧎🏽‍➡️ 🧎🏾‍➡️ 🧎🏿‍➡️
421	1F9CE-200D-2640-FE0F-200D-27A1-FE0F	🧎‍♀️‍➡️	woman kneeling: facing right	knielende vrouw: naar rechts gericht	woman kneeling right|facing|kneel|kneeling|knees|right|woman|knielende vrouw: naar rechts gericht|gericht|knielend|knielende vrouw|naar|rechts|vrouw	1	🧎🏻‍♀️‍➡️ 🧎🏼‍♀️‍➡️ 🧎🏽‍♀️‍➡️ 🧎🏾‍♀️‍➡️ 🧎🏿‍♀️‍➡️
422	1F9CE-200D-2642-FE0F-200D-27A1-FE0F	🧎‍♂️‍➡️	man kneeling: facing right	knielende man: naar rechts gericht	man kneeling right|facing|kneel|kneeling|knees|man|right|knielende man: naar rechts gericht|gericht|knielend|knielende man|naar|rechts	1	🧎🏻‍♂️‍➡️ 🧎🏼‍♂️‍➡️ 🧎🏽‍♂️‍➡️ 🧎🏾‍♂️‍➡️ 🧎🏿‍♂️‍➡️
423	1F9D1-200D-1F9AF	🧑‍🦯	person with white cane	persoon met taststok	person with probing cane|accessibility|blind|cane|person|probing|white|persoon met taststok|toegankelijkheid	1	🧑🏻‍🦯 🧑🏼‍🦯 🧑🏽‍🦯 🧑🏾‍🦯 🧑🏿‍🦯
424	1F9D1-200D-1F9AF-200D-27A1-FE0F	🧑‍🦯‍➡️	person with white cane: facing right	persoon met taststok: naar rechts gericht	person with white cane right|accessibility|blind|cane|facing|person|probing|right|white|persoon met taststok: naar rechts gericht|gericht|naar|persoon met taststok|rechts|toegankelijkheid	1	🧑🏻‍🦯‍➡️ 🧑🏼‍🦯‍➡️ 🧑🏽‍🦯‍➡️ 🧑🏾‍🦯‍➡️ 🧑🏿‍🦯‍➡️
425	1F468-200D-1F9AF	👨‍🦯	man with white cane	man met taststok	man with probing cane|accessibility|blind|cane|man|probing|white|man met taststok|man met blindenstok|toegankelijkheid	1	👨🏻‍🦯 👨🏼‍🦯 👨🏽‍🦯 👨🏾‍🦯 👨🏿‍🦯
426	1F468-200D-1F9AF-200D-27A1-FE0F	👨‍🦯‍➡️	man with white cane: facing right	man met taststok: naar rechts gericht	man with white cane right|accessibility|blind|cane|facing|man|probing|right|white|man met taststok: naar rechts gericht|gericht|man met blindenstok|man met taststok|naar|rechts|toegankelijkheid	1	👨🏻‍🦯‍➡️ 👨🏼‍🦯‍➡️ 👨🏽‍🦯‍➡️ 👨🏾‍🦯‍➡️ 👨🏿‍🦯‍➡️
427	1F469-200D-1F9AF	👩‍🦯	woman with white cane	vrouw met taststok	woman with probing cane|accessibility|blind|cane|probing|white|woman|vrouw met taststok|toegankelijkheid|vrouw|vrouw met blindenstok	1	👩🏻‍🦯 👩🏼‍🦯 👩🏽‍🦯 👩🏾‍🦯 👩🏿‍🦯
428	1F469-200D-1F9AF-200D-27A1-FE0F	👩‍🦯‍➡️	woman with white cane: facing right	vrouw met taststok: naar rechts gericht	woman with white cane right|accessibility|blind|cane|facing|probing|right|white|woman|vrouw met taststok: naar rechts gericht|gericht|naar|rechts|toegankelijkheid|vrouw|vrouw met blindenstok|vrouw met taststok	1	👩🏻‍🦯‍➡️ 👩🏼‍🦯‍➡️ 👩🏽‍🦯‍➡️ 👩🏾‍🦯‍➡️ 👩🏿‍🦯‍➡️
429	1F9D1-200D-1F9BC	🧑‍🦼	person in motorized wheelchair	persoon in elektrische rolstoel	accessibility|motorized|person|wheelchair|persoon in elektrische rolstoel|rolstoel|toegankelijkheid	1	🧑🏻‍🦼 🧑🏼‍🦼 🧑🏽‍🦼 🧑🏾‍🦼 🧑🏿‍🦼
430	1F9D1-200D-1F9BC-200D-27A1-FE0F	🧑‍🦼‍➡️	person in motorized wheelchair: facing right	persoon in elektrische rolstoel: naar rechts gericht	person in motorized wheelchair right|accessibility|facing|motorized|person|right|wheelchair|persoon in elektrische rolstoel: naar rechts gericht|gericht|naar|persoon in elektrische rolstoel|rechts|rolstoel|toegankelijkheid	1	🧑🏻‍🦼‍➡️ 🧑🏼‍🦼‍➡️ 🧑🏽‍🦼‍➡️ 🧑🏾‍🦼‍➡️ 🧑🏿‍🦼‍➡️
431	1F468-200D-1F9BC	👨‍🦼	man in motorized wheelchair	man in elektrische rolstoel	accessibility|man|motorized|wheelchair|man in elektrische rolstoel|elektrisch|rolstoel|toegankelijkheid	1	👨🏻‍🦼 👨🏼‍🦼 👨🏽‍🦼 👨🏾‍🦼 👨🏿‍🦼
432	1F468-200D-1F9BC-200D-27A1-FE0F	👨‍🦼‍➡️	man in motorized wheelchair: facing right	man in elektrische rolstoel: naar rechts gericht	man in motorized wheelchair right|accessibility|facing|man|motorized|right|wheelchair|man in elektrische rolstoel: naar rechts gericht|elektrisch|gericht|naar|rechts|rolstoel|toegankelijkheid	1	👨🏻‍🦼‍➡️ 👨🏼‍🦼‍➡️ 👨🏽‍🦼‍➡️ 👨🏾‍🦼‍➡️ 👨🏿‍🦼‍➡️
433	1F469-200D-1F9BC	👩‍🦼	woman in motorized wheelchair	vrouw in elektrische rolstoel	accessibility|motorized|wheelchair|woman|vrouw in elektrische rolstoel|elektrisch|rolstoel|toegankelijkheid|vrouw	1	👩🏻‍🦼 👩🏼‍🦼 👩🏽‍🦼 👩🏾‍🦼 👩🏿‍🦼
434	1F469-200D-1F9BC-200D-27A1-FE0F	👩‍🦼‍➡️	woman in motorized wheelchair: facing right	vrouw in elektrische rolstoel: naar rechts gericht	woman in motorized wheelchair right|accessibility|facing|motorized|right|wheelchair|woman|vrouw in elektrische rolstoel: naar rechts gericht|elektrisch|gericht|naar|rechts|rolstoel|toegankelijkheid|vrouw	1	👩🏻‍🦼‍➡️ 👩🏼‍🦼‍➡️ 👩🏽‍🦼‍➡️ 👩🏾‍🦼‍➡️ 👩🏿‍🦼‍➡️
435	1F9D1-200D-1F9BD	🧑‍🦽	person in manual wheelchair	persoon in rolstoel	accessibility|manual|person|wheelchair|persoon in rolstoel|rolstoel|toegankelijkheid	1	🧑🏻‍🦽 🧑🏼‍🦽 🧑🏽‍🦽 🧑🏾‍🦽 🧑🏿‍🦽
436	1F9D1-200D-1F9BD-200D-27A1-FE0F	🧑‍🦽‍➡️	person in manual wheelchair: facing right	persoon in rolstoel: naar rechts gericht	person in manual wheelchair right|accessibility|facing|manual|person|right|wheelchair|persoon in rolstoel: naar rechts gericht|gericht|naar|persoon in rolstoel|rechts|rolstoel|toegankelijkheid	1	🧑🏻‍🦽‍➡️ 🧑🏼‍🦽‍➡️ 🧑🏽‍🦽‍➡️ 🧑🏾‍🦽‍➡️ 🧑🏿‍🦽‍➡️
437	1F468-200D-1F9BD	👨‍🦽	man in manual wheelchair	man in rolstoel	accessibility|man|manual|wheelchair|man in rolstoel|handmatig|rolstoel|toegankelijkheid	1	👨🏻‍🦽 👨🏼‍🦽 👨🏽‍🦽 👨🏾‍🦽 👨🏿‍🦽
438	1F468-200D-1F9BD-200D-27A1-FE0F	👨‍🦽‍➡️	man in manual wheelchair: facing right	man in rolstoel: naar rechts gericht	man in manual wheelchair right|accessibility|facing|man|manual|right|wheelchair|man in rolstoel: naar rechts gericht|gericht|handmatig|naar|rechts|rolstoel|toegankelijkheid	1	👨🏻‍🦽‍➡️ 👨🏼‍🦽‍➡️ 👨🏽‍🦽‍➡️ 👨🏾‍🦽‍➡️ 👨🏿‍🦽‍➡️
439	1F469-200D-1F9BD	👩‍🦽	woman in manual wheelchair	vrouw in rolstoel	accessibility|manual|wheelchair|woman|vrouw in rolstoel|handmatig|rolstoel|toegankelijkheid|vrouw	1	👩🏻‍🦽 👩🏼‍🦽 👩🏽‍🦽 👩🏾‍🦽 👩🏿‍🦽
440	1F469-200D-1F9BD-200D-27A1-FE0F	👩‍🦽‍➡️	woman in manual wheelchair: facing right	vrouw in rolstoel: naar rechts gericht	woman in manual wheelchair right|accessibility|facing|manual|right|wheelchair|woman|vrouw in rolstoel: naar rechts gericht|gericht|handmatig|naar|rechts|rolstoel|toegankelijkheid|vrouw	1	👩🏻‍🦽‍➡️ 👩🏼‍🦽‍➡️ 👩🏽‍🦽‍➡️ 👩🏾‍🦽‍➡️ 👩🏿‍🦽‍➡️
441	1F3C3	🏃	person running	hardloper	running|fast|hurry|marathon|move|person|quick|race|racing|run|rush|speed|hardloper|hardlopen|hollen|joggen|man|persoon|rennen|snel|sport	1	🏃🏻 🏃🏼 🏃🏽 🏃🏾 🏃🏿
442	1F3C3-200D-2642-FE0F	🏃‍♂️	man running	rennende man	fast|hurry|man|marathon|move|quick|race|racing|run|rush|speed|rennende man|hardlopen|rennen	1	🏃🏻‍♂️ 🏃🏼‍♂️ 🏃🏽‍♂️ 🏃🏾‍♂️ 🏃🏿‍♂️
443	1F3C3-200D-2640-FE0F	🏃‍♀️	woman running	rennende vrouw	fast|hurry|marathon|move|quick|race|racing|run|rush|speed|woman|rennende vrouw|atleet|baan|beroep|haasten|hardlopen|kom eraan|persoon|rennen|snel|sport|vlug|vrouw|werk	1	🏃🏻‍♀️ 🏃🏼‍♀️ 🏃🏽‍♀️ 🏃🏾‍♀️ 🏃🏿‍♀️
444	1F3C3-200D-27A1-FE0F	🏃‍➡️	person running: facing right	hardloper: naar rechts gericht	person running right|facing|fast|hurry|marathon|move|person|quick|race|racing|right|run|rush|speed|hardloper: naar rechts gericht|gericht|hardlopen|hardloper|hollen|joggen|man|naar|persoon|rechts|rennen|snel|sport	1	🏃🏻‍➡️ 🏃🏼‍➡️ 🏃🏽‍➡️ 🏃🏾‍➡️ 🏃🏿‍➡️
445	1F3C3-200D-2640-FE0F-200D-27A1-FE0F	🏃‍♀️‍➡️	woman running: facing right	rennende vrouw: naar rechts gericht	woman running right|facing|fast|hurry|marathon|move|quick|race|racing|right|run|rush|speed|woman|rennende vrouw: naar rechts gericht|atleet|baan|beroep|gericht|haasten|hardlopen|kom eraan|naar|persoon|rechts|rennen|rennende vrouw|snel|sport|vlug|vrouw|werk	1	🏃🏻‍♀️‍➡️ 🏃🏼‍♀️‍➡️ 🏃🏽‍♀️‍➡️ 🏃🏾‍♀️‍➡️ 🏃🏿‍♀️‍➡️
446	1F3C3-200D-2642-FE0F-200D-27A1-FE0F	🏃‍♂️‍➡️	man running: facing right	rennende man: naar rechts gericht	man running right|facing|fast|hurry|man|marathon|move|quick|race|racing|right|run|rush|speed|rennende man: naar rechts gericht|gericht|hardlopen|naar|rechts|rennen|rennende man	1	🏃🏻‍♂️‍➡️ 🏃🏼‍♂️‍➡️ 🏃🏽‍♂️‍➡️ 🏃🏾‍♂️‍➡️ 🏃🏿‍♂️‍➡️
447	1F483	💃	woman dancing	dansende vrouw	dancer|dance|dancing|elegant|festive|flair|flamenco|groove|let’s|salsa|tango|woman|dansende vrouw|dansen|dansende vrouw met rode jurk|danseres|feest|persoon|vrouw	1	💃🏻 💃🏼 💃🏽 💃🏾 💃🏿
448	1F57A	🕺	man dancing	dansende man	dance|dancer|dancing|elegant|festive|flair|flamenco|groove|let’s|man|salsa|tango|dansende man|dansen|disco|feest|festival|persoon	1	🕺🏻 🕺🏼 🕺🏽 🕺🏾 🕺🏿
449	1F574	🕴️	person in suit levitating	zwevende man in pak	levitate|levitating|business|person|suit|zwevende man in pak|pak|persoon|zaken|zwevend	1	🕴🏻 🕴🏼 🕴🏽 🕴🏾 🕴🏿
450	1F46F	👯	people with bunny ears	mensen met konijnenoren	dancers|people with bunny ears partying|bestie|bff|bunny|counterpart|dancer|double|ear|identical|pair|party|partying|people|soulmate|twin|twinsies|mensen met konijnenoren|dansen|danser|danseressen|feesten|konijnenoor|konijnenoren|meisje|personen|tweeling|vriendinnen|vrouw	1	👯🏻 👯🏼 👯🏽 👯🏾 👯🏿
451	1F46F-200D-2642-FE0F	👯‍♂️	men with bunny ears	mannen met konijnenoren	men with bunny ears partying|bestie|bff|bunny|counterpart|dancer|double|ear|identical|men|pair|party|partying|people|soulmate|twin|twinsies|mannen met konijnenoren|beste vrienden|dansen|danser|feesten|feestende mannen|konijnenoor|konijnenoren|mannen|twee dansers	1	👯🏻‍♂️ 👯🏼‍♂️ 👯🏽‍♂️ 👯🏾‍♂️ 👯🏿‍♂️
452	1F46F-200D-2640-FE0F	👯‍♀️	women with bunny ears	vrouwen met konijnenoren	women with bunny ears partying|bestie|bff|bunny|counterpart|dancer|double|ear|identical|pair|party|partying|people|soulmate|twin|twinsies|women|vrouwen met konijnenoren|danseres|feesten|konijnenoor|vrouwen	1	👯🏻‍♀️ 👯🏼‍♀️ 👯🏽‍♀️ 👯🏾‍♀️ 👯🏿‍♀️
453	1F9D6	🧖	person in steamy room	persoon in ruimte vol stoom	day|luxurious|pamper|person|relax|room|sauna|spa|steam|steambath|unwind|persoon in ruimte vol stoom|hamam|ontspannen|persoon in stomende ruimte|relaxen|stoombad|stoomcabine|stoomruimte	1	🧖🏻 🧖🏼 🧖🏽 🧖🏾 🧖🏿
454	1F9D6-200D-2642-FE0F	🧖‍♂️	man in steamy room	man in ruimte vol stoom	day|luxurious|man|pamper|relax|room|sauna|spa|steam|steambath|unwind|man in ruimte vol stoom|stoomruimte	1	🧖🏻‍♂️ 🧖🏼‍♂️ 🧖🏽‍♂️ 🧖🏾‍♂️ 🧖🏿‍♂️
455	1F9D6-200D-2640-FE0F	🧖‍♀️	woman in steamy room	vrouw in ruimte vol stoom	day|luxurious|pamper|relax|room|sauna|spa|steam|steambath|unwind|woman|vrouw in ruimte vol stoom|stoomruimte	1	🧖🏻‍♀️ 🧖🏼‍♀️ 🧖🏽‍♀️ 🧖🏾‍♀️ 🧖🏿‍♀️
456	1F9D7	🧗	person climbing	klimmende persoon	climbing|climb|climber|mountain|person|rock|scale|up|klimmende persoon|alpinisme|berg|bergbeklimmen|bergbeklimmer|klimmen|klimmer|sport	1	🧗🏻 🧗🏼 🧗🏽 🧗🏾 🧗🏿
457	1F9D7-200D-2642-FE0F	🧗‍♂️	man climbing	klimmende man	climb|climber|climbing|man|mountain|rock|scale|up|klimmende man|klimmer	1	🧗🏻‍♂️ 🧗🏼‍♂️ 🧗🏽‍♂️ 🧗🏾‍♂️ 🧗🏿‍♂️
458	1F9D7-200D-2640-FE0F	🧗‍♀️	woman climbing	klimmende vrouw	climb|climber|climbing|mountain|rock|scale|up|woman|klimmende vrouw|klimmer	1	🧗🏻‍♀️ 🧗🏼‍♀️ 🧗🏽‍♀️ 🧗🏾‍♀️ 🧗🏿‍♀️
459	1F93A	🤺	person fencing	schermer	fencer|fencing|person|sword|schermer|degen|persoon|schermen	1	
460	1F3C7	🏇	horse racing	jockey op renpaard	horse|jockey|racehorse|racing|riding|sport|jockey op renpaard|paard|paardrijden|racen|renpaard	1	🏇🏻 🏇🏼 🏇🏽 🏇🏾 🏇🏿
461	26F7	⛷️	skier	skiër	person skiing|skiing|ski|snow|skiër|sneeuw	1	
462	1F3C2	🏂️	snowboarder	snowboarder	person snowboarding|snowboarding|ski|snow|snowboard|sport|sneeuw	1	🏂🏻 🏂🏼 🏂🏽 🏂🏾 🏂🏿
463	1F3CC	🏌️	person golfing	golfer	golfer|golfing|ball|birdie|caddy|driving|golf|green|person|pga|putt|range|tee|bal|golfbaan|golfbal|persoon die golf speelt|sport	1	🏌🏻 🏌🏼 🏌🏽 🏌🏾 🏌🏿
464	1F3CC-FE0F-200D-2642-FE0F	🏌️‍♂️	man golfing	golfende man	ball|birdie|caddy|driving|golf|golfing|green|man|pga|putt|range|tee|golfende man|golfen	1	🏌🏻‍♂️ 🏌🏼‍♂️ 🏌🏽‍♂️ 🏌🏾‍♂️ 🏌🏿‍♂️
465	1F3CC-FE0F-200D-2640-FE0F	🏌️‍♀️	woman golfing	golfende vrouw	ball|birdie|caddy|driving|golf|golfing|green|pga|putt|range|tee|woman|golfende vrouw|bal|drivingrange|golfen|sport|vrouw	1	🏌🏻‍♀️ 🏌🏼‍♀️ 🏌🏽‍♀️ 🏌🏾‍♀️ 🏌🏿‍♀️
466	1F3C4	🏄️	person surfing	surfer	surfer|surfing|beach|ocean|person|sport|surf|swell|waves|golf|golven|oceaan|strand|surfen|surfende persoon|zee	1	🏄🏻 🏄🏼 🏄🏽 🏄🏾 🏄🏿
467	1F3C4-200D-2642-FE0F	🏄‍♂️	man surfing	mannelijke surfer	beach|man|ocean|sport|surf|surfer|surfing|swell|waves|mannelijke surfer|surfen	1	🏄🏻‍♂️ 🏄🏼‍♂️ 🏄🏽‍♂️ 🏄🏾‍♂️ 🏄🏿‍♂️
468	1F3C4-200D-2640-FE0F	🏄‍♀️	woman surfing	vrouwelijke surfer	beach|ocean|person|sport|surf|surfer|surfing|swell|waves|vrouwelijke surfer|golven|surfen|surfende vrouw|vrouw	1	🏄🏻‍♀️ 🏄🏼‍♀️ 🏄🏽‍♀️ 🏄🏾‍♀️ 🏄🏿‍♀️
469	1F6A3	🚣	person rowing boat	persoon in roeiboot	rowboat|boat|canoe|cruise|fishing|lake|oar|paddle|person|raft|river|row|rowing|persoon in roeiboot|boot|meer|persoon in boot|roeiboot|roeien|roeiende persoon|roeispaan|sport	1	🚣🏻 🚣🏼 🚣🏽 🚣🏾 🚣🏿
470	1F6A3-200D-2642-FE0F	🚣‍♂️	man rowing boat	man in roeiboot	boat|canoe|cruise|fishing|lake|man|oar|paddle|raft|river|row|rowboat|rowing|man in roeiboot|boot|roeiboot	1	🚣🏻‍♂️ 🚣🏼‍♂️ 🚣🏽‍♂️ 🚣🏾‍♂️ 🚣🏿‍♂️
471	1F6A3-200D-2640-FE0F	🚣‍♀️	woman rowing boat	vrouw in roeiboot	boat|canoe|cruise|fishing|lake|oar|paddle|raft|river|row|rowboat|rowing|woman|vrouw in roeiboot|boot|kano|meer|peddel|rivier|roeiboot|roeien|roeispaan|vissen|vlot|vrouw	1	🚣🏻‍♀️ 🚣🏼‍♀️ 🚣🏽‍♀️ 🚣🏾‍♀️ 🚣🏿‍♀️
472	1F3CA	🏊️	person swimming	zwemmende persoon	swimmer|swimming|freestyle|person|sport|swim|triathlon|zwemmende persoon|persoon|triatlon|zwemmen|zwemmer	1	🏊🏻 🏊🏼 🏊🏽 🏊🏾 🏊🏿
473	1F3CA-200D-2642-FE0F	🏊‍♂️	man swimming	zwemmende man	freestyle|man|sport|swim|swimmer|swimming|triathlon|zwemmende man|zwemmen	1	🏊🏻‍♂️ 🏊🏼‍♂️ 🏊🏽‍♂️ 🏊🏾‍♂️ 🏊🏿‍♂️
474	1F3CA-200D-2640-FE0F	🏊‍♀️	woman swimming	zwemmende vrouw	freestyle|man|sport|swim|swimmer|swimming|triathlon|zwemmende vrouw|vrouw|zwemmen|zwemster	1	🏊🏻‍♀️ 🏊🏼‍♀️ 🏊🏽‍♀️ 🏊🏾‍♀️ 🏊🏿‍♀️
475	26F9	⛹️	person bouncing ball	basketbalspeler	athletic|ball|basketball|bouncing|championship|dribble|net|person|player|throw|basketbalspeler|bal|basketbal|basketballer|dribbelen|nba|persoon met bal|sport|vrije worp	1	⛹🏻 ⛹🏼 ⛹🏽 ⛹🏾 ⛹🏿
476	26F9-FE0F-200D-2642-FE0F	⛹️‍♂️	man bouncing ball	basketballer	athletic|ball|basketball|bouncing|championship|dribble|man|net|player|throw|basketballer|bal	1	⛹🏻‍♂️ ⛹🏼‍♂️ ⛹🏽‍♂️ ⛹🏾‍♂️ ⛹🏿‍♂️
477	26F9-FE0F-200D-2640-FE0F	⛹️‍♀️	woman bouncing ball	basketbalster	athletic|ball|basketball|bouncing|championship|dribble|net|player|throw|woman|basketbalster|bal|basketbal|sport|vrouw|vrouw met bal	1	⛹🏻‍♀️ ⛹🏼‍♀️ ⛹🏽‍♀️ ⛹🏾‍♀️ ⛹🏿‍♀️
478	1F3CB	🏋️	person lifting weights	gewichtheffer	weight lifter|weight lifting|barbell|bodybuilder|deadlift|lifter|lifting|person|powerlifting|weight|weightlifter|weights|workout|gewichtheffer|gewicht|heffer|krachtsport|krachttraining|sport|sportschool|sterk|trainen|work-out	1	🏋🏻 🏋🏼 🏋🏽 🏋🏾 🏋🏿
479	1F3CB-FE0F-200D-2642-FE0F	🏋️‍♂️	man lifting weights	mannelijke gewichtheffer	barbell|bodybuilder|deadlift|lifter|lifting|man|powerlifting|weight|weightlifter|weights|workout|mannelijke gewichtheffer|gewichtheffen	1	🏋🏻‍♂️ 🏋🏼‍♂️ 🏋🏽‍♂️ 🏋🏾‍♂️ 🏋🏿‍♂️
480	1F3CB-FE0F-200D-2640-FE0F	🏋️‍♀️	woman lifting weights	vrouwelijke gewichtheffer	barbell|bodybuilder|deadlift|lifter|lifting|powerlifting|weight|weightlifter|weights|woman|workout|vrouwelijke gewichtheffer|gewichtheffen|gewichtheffende vrouw|sport|vrouw	1	🏋🏻‍♀️ 🏋🏼‍♀️ 🏋🏽‍♀️ 🏋🏾‍♀️ 🏋🏿‍♀️
481	1F6B4	🚴	person biking	fietsende persoon	bicyclist|biking|bicycle|bike|cycle|cyclist|person|riding|sport|fietsende persoon|fiets|fietsen|fietser|persoon|wielrennen	1	🚴🏻 🚴🏼 🚴🏽 🚴🏾 🚴🏿
482	1F6B4-200D-2642-FE0F	🚴‍♂️	man biking	fietsende man	bicycle|bicyclist|bike|biking|cycle|cyclist|man|riding|sport|fietsende man|fiets|fietsen|wielrenner	1	🚴🏻‍♂️ 🚴🏼‍♂️ 🚴🏽‍♂️ 🚴🏾‍♂️ 🚴🏿‍♂️
483	1F6B4-200D-2640-FE0F	🚴‍♀️	woman biking	fietsende vrouw	bicycle|bicyclist|bike|biking|cycle|cyclist|riding|sport|woman|fietsende vrouw|fiets|fietsen|fietster|vrouw|wielrennen	1	🚴🏻‍♀️ 🚴🏼‍♀️ 🚴🏽‍♀️ 🚴🏾‍♀️ 🚴🏿‍♀️
484	1F6B5	🚵	person mountain biking	persoon op mountainbike	mountain bicyclist|mountain biking|bicycle|bicyclist|bike|biking|cycle|cyclist|mountain|person|riding|sport|persoon op mountainbike|berg|fiets|fietsen|fietser|mountainbiken|persoon	1	🚵🏻 🚵🏼 🚵🏽 🚵🏾 🚵🏿
485	1F6B5-200D-2642-FE0F	🚵‍♂️	man mountain biking	man op mountainbike	bicycle|bicyclist|bike|biking|cycle|cyclist|man|mountain|riding|sport|man op mountainbike|berg|fiets|fietsen|fietser	1	🚵🏻‍♂️ 🚵🏼‍♂️ 🚵🏽‍♂️ 🚵🏾‍♂️ 🚵🏿‍♂️
486	1F6B5-200D-2640-FE0F	🚵‍♀️	woman mountain biking	vrouw op mountainbike	bicycle|bicyclist|bike|biking|cycle|cyclist|mountain|riding|sport|woman|vrouw op mountainbike|berg|fiets|fietsen|fietster|mountainbiken|vrouw	1	🚵🏻‍♀️ 🚵🏼‍♀️ 🚵🏽‍♀️ 🚵🏾‍♀️ 🚵🏿‍♀️
487	1F938	🤸	person cartwheeling	persoon die een radslag doet	cartwheeling|person cartwheel|active|cartwheel|excited|flip|gymnastics|happy|person|somersault|persoon die een radslag doet|blij|buiten|gymnastiek|olympische spelen|persoon|radslag|sport|turnen	1	🤸🏻 🤸🏼 🤸🏽 🤸🏾 🤸🏿
488	1F938-200D-2642-FE0F	🤸‍♂️	man cartwheeling	man die een radslag doet	active|cartwheel|cartwheeling|excited|flip|gymnastics|happy|man|somersault|man die een radslag doet|blij|gymnastiek|lenig|man doet radslag|persoon|radslag|sport|turnen|turner	1	🤸🏻‍♂️ 🤸🏼‍♂️ 🤸🏽‍♂️ 🤸🏾‍♂️ 🤸🏿‍♂️
489	1F938-200D-2640-FE0F	🤸‍♀️	woman cartwheeling	vrouw die een radslag doet	active|cartwheel|cartwheeling|excited|flip|gymnastics|happy|somersault|woman|vrouw die een radslag doet|blij|gymnastiek|lenig|persoon|radslag|sport|turnen|turnster|vrouw|vrouw doet radslag	1	🤸🏻‍♀️ 🤸🏼‍♀️ 🤸🏽‍♀️ 🤸🏾‍♀️ 🤸🏿‍♀️
490	1F93C	🤼	people wrestling	personen die worstelen	wrestlers|wrestling|combat|duel|grapple|people|ring|tournament|wrestle|personen die worstelen|olympische spelen|sport|toernooi|worstelaar|worstelen	1	🤼🏻 🤼🏼 🤼🏽 🤼🏾 🤼🏿
491	1F93C-200D-2642-FE0F	🤼‍♂️	men wrestling	worstelende mannen	combat|duel|grapple|men|ring|tournament|wrestle|wrestling|worstelende mannen|mannen|persoon|sport|strijd|toernooi|worstelaars|worstelen	1	🤼🏻‍♂️ 🤼🏼‍♂️ 🤼🏽‍♂️ 🤼🏾‍♂️ 🤼🏿‍♂️
492	1F93C-200D-2640-FE0F	🤼‍♀️	women wrestling	worstelende vrouwen	combat|duel|grapple|ring|tournament|women|wrestle|wrestling|worstelende vrouwen|olympische spelen|persoon|sport|strijd|toernooi|vechten|vrouwen|worstelen	1	🤼🏻‍♀️ 🤼🏼‍♀️ 🤼🏽‍♀️ 🤼🏾‍♀️ 🤼🏿‍♀️
493	1F93D	🤽	person playing water polo	persoon die waterpolo speelt	water polo|person|playing|polo|sport|swimming|water|waterpolo|persoon die waterpolo speelt|persoon|spelen|zwemmen	1	🤽🏻 🤽🏼 🤽🏽 🤽🏾 🤽🏿
494	1F93D-200D-2642-FE0F	🤽‍♂️	man playing water polo	man die waterpolo speelt	man|playing|polo|sport|swimming|water|waterpolo|man die waterpolo speelt|spelen|zwemmen	1	🤽🏻‍♂️ 🤽🏼‍♂️ 🤽🏽‍♂️ 🤽🏾‍♂️ 🤽🏿‍♂️
495	1F93D-200D-2640-FE0F	🤽‍♀️	woman playing water polo	vrouw die waterpolo speelt	playing|polo|sport|swimming|water|waterpolo|woman|vrouw die waterpolo speelt|spelen|vrouw|zwemmen	1	🤽🏻‍♀️ 🤽🏼‍♀️ 🤽🏽‍♀️ 🤽🏾‍♀️ 🤽🏿‍♀️
496	1F93E	🤾	person playing handball	persoon die handbal speelt	handball|athletics|ball|catch|chuck|hurl|lob|person|pitch|playing|sport|throw|toss|persoon die handbal speelt|bal|gooien|handbal|springen|worp	1	🤾🏻 🤾🏼 🤾🏽 🤾🏾 🤾🏿
497	1F93E-200D-2642-FE0F	🤾‍♂️	man playing handball	man die handbal speelt	athletics|ball|catch|chuck|handball|hurl|lob|man|pitch|playing|sport|throw|toss|man die handbal speelt|handballen|handballende man|handballer	1	🤾🏻‍♂️ 🤾🏼‍♂️ 🤾🏽‍♂️ 🤾🏾‍♂️ 🤾🏿‍♂️
498	1F93E-200D-2640-FE0F	🤾‍♀️	woman playing handball	vrouw die handbal speelt	athletics|ball|catch|chuck|handball|hurl|lob|pitch|playing|sport|throw|toss|woman|vrouw die handbal speelt|bal|gooien|handballen|handballende vrouw|springen|vrouw|worp	1	🤾🏻‍♀️ 🤾🏼‍♀️ 🤾🏽‍♀️ 🤾🏾‍♀️ 🤾🏿‍♀️
499	1F939	🤹	person juggling	persoon die jongleert	juggler|juggling|act|balance|balancing|handle|juggle|manage|multitask|person|skill|persoon die jongleert|balanceren|balans|beheren|hanteren|jongleren|multitasken|nummer|persoon|vaardigheid	1	🤹🏻 🤹🏼 🤹🏽 🤹🏾 🤹🏿
500	1F939-200D-2642-FE0F	🤹‍♂️	man juggling	man die jongleert	act|balance|balancing|handle|juggle|juggling|man|manage|multitask|skill|man die jongleert|ballen|goochelaar|jongleren|jonglerende man|jongleur|multitasken|vaardigheid	1	🤹🏻‍♂️ 🤹🏼‍♂️ 🤹🏽‍♂️ 🤹🏾‍♂️ 🤹🏿‍♂️
501	1F939-200D-2640-FE0F	🤹‍♀️	woman juggling	vrouw die jongleert	act|balance|balancing|handle|juggle|juggling|manage|multitask|skill|woman|vrouw die jongleert|jongleren|jonglerende vrouw|multitasken|vrouw	1	🤹🏻‍♀️ 🤹🏼‍♀️ 🤹🏽‍♀️ 🤹🏾‍♀️ 🤹🏿‍♀️
502	1F9D8	🧘	person in lotus position	persoon in lotushouding	cross|legged|legs|lotus|meditation|peace|person|position|relax|serenity|yoga|yogi|zen|persoon in lotushouding|benen gekruist|kleermakerszit|meditatie|ontspannen	1	🧘🏻 🧘🏼 🧘🏽 🧘🏾 🧘🏿
503	1F9D8-200D-2642-FE0F	🧘‍♂️	man in lotus position	man in lotushouding	cross|legged|legs|lotus|man|meditation|peace|position|relax|serenity|yoga|yogi|zen|man in lotushouding|meditatie	1	🧘🏻‍♂️ 🧘🏼‍♂️ 🧘🏽‍♂️ 🧘🏾‍♂️ 🧘🏿‍♂️
504	1F9D8-200D-2640-FE0F	🧘‍♀️	woman in lotus position	vrouw in lotushouding	cross|legged|legs|lotus|meditation|peace|position|relax|serenity|woman|yoga|yogi|zen|vrouw in lotushouding|meditatie	1	🧘🏻‍♀️ 🧘🏼‍♀️ 🧘🏽‍♀️ 🧘🏾‍♀️ 🧘🏿‍♀️
505	1F6C0	🛀	person taking bath	persoon in badkuip	bath|bathtub|person|taking|tub|persoon in badkuip|bad|badkuip|badkuip met douche|persoon in bad	1	🛀🏻 🛀🏼 🛀🏽 🛀🏾 🛀🏿
506	1F6CC	🛌	person in bed	persoon in bed	sleeping accommodation|bed|bedtime|good|goodnight|hotel|nap|night|person|sleep|tired|zzz|persoon in bed|deken|dutje|goedenacht|moe|slaap|slaapwel|slapen|vermoeid|welterusten	1	🛌🏻 🛌🏼 🛌🏽 🛌🏾 🛌🏿
507	1F9D1-200D-1F91D-200D-1F9D1	🧑‍🤝‍🧑	people holding hands	personen hand in hand	bae|bestie|bff|couple|dating|flirt|friends|hand|hold|people|twins|personen hand in hand|hand in hand|handen vasthouden|koppeltje|paar|persoon|samen|stel|vasthouden	1	🧑🏻‍🤝‍🧑🏻 🧑🏼‍🤝‍🧑🏼 🧑🏽‍🤝‍🧑🏽 🧑🏾‍🤝‍🧑🏾 🧑🏿‍🤝‍🧑🏿
508	1F46D	👭	women holding hands	vrouwen hand in hand	two women holding hands|bae|bestie|bff|couple|dating|flirt|friends|girls|hand|hold|sisters|twins|women|vrouwen hand in hand|beste vrienden|daten|flirten|meisjes|paar|schatje|tweeling|vasthouden|vrienden|vrouwen|zussen	1	👭🏻 👭🏼 👭🏽 👭🏾 👭🏿
509	1F46B	👫	woman and man holding hands	man en vrouw hand in hand	couple|bae|bestie|bff|dating|flirt|friends|hand|hold|man|twins|woman|man en vrouw hand in hand|afspraakje|date|flirten|hand in hand|koppel|stel|vasthouden|verliefd|vrienden|vrouw	1	👫🏻 👫🏼 👫🏽 👫🏾 👫🏿
510	1F46C	👬	men holding hands	mannen hand in hand	two men holding hands|bae|bestie|bff|boys|brothers|couple|dating|flirt|friends|hand|hold|men|twins|mannen hand in hand|beste vrienden|broers|daten|flirten|jongens|mannen|paar|schatje|tweeling|vasthouden|vrienden	1	👬🏻 👬🏼 👬🏽 👬🏾 👬🏿
511	1F48F	💏	kiss	kus	couple kiss|couplekiss|anniversary|babe|bae|couple|date|dating|heart|love|mwah|person|romance|together|xoxo|kus|afspraakje|kussen|liefde|personen|romantiek|stel|stelletje|verliefd	1	💏🏻 💏🏼 💏🏽 💏🏾 💏🏿
512	1F469-200D-2764-FE0F-200D-1F48B-200D-1F468	👩‍❤️‍💋‍👨	kiss: woman, man	kus: vrouw, man	kiss mw|kiss wm|anniversary|babe|bae|couple|date|dating|heart|kiss|love|man|mwah|person|romance|together|woman|xoxo|kus: vrouw, man|afspraakje|kus|kussen|liefde|personen|romantiek|stel|stelletje|verliefd|vrouw	1	👩🏻‍❤️‍💋‍👨🏻 👩🏼‍❤️‍💋‍👨🏼 👩🏽‍❤️‍💋‍👨🏽 👩🏾‍❤️‍💋‍👨🏾 👩🏿‍❤️‍💋‍👨🏿
513	1F468-200D-2764-FE0F-200D-1F48B-200D-1F468	👨‍❤️‍💋‍👨	kiss: man, man	kus: man, man	kiss mm|anniversary|babe|bae|couple|date|dating|heart|kiss|love|man|mwah|person|romance|together|xoxo|kus: man, man|afspraakje|kus|kussen|liefde|personen|romantiek|stel|stelletje|verliefd	1	👨🏻‍❤️‍💋‍👨🏻 👨🏼‍❤️‍💋‍👨🏼 👨🏽‍❤️‍💋‍👨🏽 👨🏾‍❤️‍💋‍👨🏾 👨🏿‍❤️‍💋‍👨🏿
514	1F469-200D-2764-FE0F-200D-1F48B-200D-1F469	👩‍❤️‍💋‍👩	kiss: woman, woman	kus: vrouw, vrouw	kiss ww|anniversary|babe|bae|couple|date|dating|heart|kiss|love|mwah|person|romance|together|woman|xoxo|kus: vrouw, vrouw|afspraakje|kus|kussen|liefde|personen|romantiek|stel|stelletje|verliefd|vrouw	1	👩🏻‍❤️‍💋‍👩🏻 👩🏼‍❤️‍💋‍👩🏼 👩🏽‍❤️‍💋‍👩🏽 👩🏾‍❤️‍💋‍👩🏾 👩🏿‍❤️‍💋‍👩🏿
515	1F491	💑	couple with heart	stel met hart	anniversary|babe|bae|couple|dating|heart|kiss|love|person|relationship|romance|together|you|stel met hart|hart|jubileum|liefde|personen|relatie|romantiek|stel|stelletje|stelletje met hart|verliefd	1	💑🏻 💑🏼 💑🏽 💑🏾 💑🏿
516	1F469-200D-2764-FE0F-200D-1F468	👩‍❤️‍👨	couple with heart: woman, man	stel met hart: vrouw, man	couple with heart mw|couple with heart wm|anniversary|babe|bae|couple|dating|heart|kiss|love|man|person|relationship|romance|together|woman|you|stel met hart: vrouw, man|hart|jubileum|liefde|personen|relatie|romantiek|stel|stel met hart|stelletje|stelletje met hart|verliefd|vrouw	1	👩🏻‍❤️‍👨🏻 👩🏼‍❤️‍👨🏼 👩🏽‍❤️‍👨🏽 👩🏾‍❤️‍👨🏾 👩🏿‍❤️‍👨🏿
517	1F468-200D-2764-FE0F-200D-1F468	👨‍❤️‍👨	couple with heart: man, man	stel met hart: man, man	couple with heart mm|anniversary|babe|bae|couple|dating|heart|kiss|love|man|person|relationship|romance|together|you|stel met hart: man, man|hart|jubileum|liefde|personen|relatie|romantiek|stel|stel met hart|stelletje|stelletje met hart|verliefd	1	👨🏻‍❤️‍👨🏻 👨🏼‍❤️‍👨🏼 👨🏽‍❤️‍👨🏽 👨🏾‍❤️‍👨🏾 👨🏿‍❤️‍👨🏿
518	1F469-200D-2764-FE0F-200D-1F469	👩‍❤️‍👩	couple with heart: woman, woman	stel met hart: vrouw, vrouw	couple with heart ww|anniversary|babe|bae|couple|dating|heart|kiss|love|person|relationship|romance|together|woman|you|stel met hart: vrouw, vrouw|hart|jubileum|liefde|personen|relatie|romantiek|stel|stel met hart|stelletje|stelletje met hart|verliefd|vrouw	1	👩🏻‍❤️‍👩🏻 👩🏼‍❤️‍👩🏼 👩🏽‍❤️‍👩🏽 👩🏾‍❤️‍👩🏾 👩🏿‍❤️‍👩🏿
519	1F468-200D-1F469-200D-1F466	👨‍👩‍👦	family: man, woman, boy	gezin: man, vrouw, jongen	family mwb|boy|child|family|man|woman|gezin: man, vrouw, jongen|gezin|jongen|kind|vrouw	1	
520	1F468-200D-1F469-200D-1F467	👨‍👩‍👧	family: man, woman, girl	gezin: man, vrouw, meisje	family mwg|child|family|girl|man|woman|gezin: man, vrouw, meisje|gezin|kind|meisje|vrouw	1	
521	1F468-200D-1F469-200D-1F467-200D-1F466	👨‍👩‍👧‍👦	family: man, woman, girl, boy	gezin: man, vrouw, meisje, jongen	family mwgb|boy|child|family|girl|man|woman|gezin: man, vrouw, meisje, jongen|gezin|jongen|kind|meisje|vrouw	1	
522	1F468-200D-1F469-200D-1F466-200D-1F466	👨‍👩‍👦‍👦	family: man, woman, boy, boy	gezin: man, vrouw, jongen, jongen	family mwbb|boy|child|family|man|woman|gezin: man, vrouw, jongen, jongen|gezin|jongen|kind|vrouw	1	
523	1F468-200D-1F469-200D-1F467-200D-1F467	👨‍👩‍👧‍👧	family: man, woman, girl, girl	gezin: man, vrouw, meisje, meisje	family mwgg|child|family|girl|man|woman|gezin: man, vrouw, meisje, meisje|gezin|kind|meisje|vrouw	1	
524	1F468-200D-1F468-200D-1F466	👨‍👨‍👦	family: man, man, boy	gezin: man, man, jongen	family mmb|boy|child|family|man|gezin: man, man, jongen|gezin|jongen|kind	1	
525	1F468-200D-1F468-200D-1F467	👨‍👨‍👧	family: man, man, girl	gezin: man, man, meisje	family mmg|child|family|girl|man|gezin: man, man, meisje|gezin|kind|meisje	1	
526	1F468-200D-1F468-200D-1F467-200D-1F466	👨‍👨‍👧‍👦	family: man, man, girl, boy	gezin: man, man, meisje, jongen	family mmgb|boy|child|family|girl|man|gezin: man, man, meisje, jongen|gezin|jongen|kind|meisje	1	
527	1F468-200D-1F468-200D-1F466-200D-1F466	👨‍👨‍👦‍👦	family: man, man, boy, boy	gezin: man, man, jongen, jongen	family mmbb|boy|child|family|man|gezin: man, man, jongen, jongen|gezin|jongen|kind	1	
528	1F468-200D-1F468-200D-1F467-200D-1F467	👨‍👨‍👧‍👧	family: man, man, girl, girl	gezin: man, man, meisje, meisje	family mmgg|child|family|girl|man|gezin: man, man, meisje, meisje|gezin|kind|meisje	1	
529	1F469-200D-1F469-200D-1F466	👩‍👩‍👦	family: woman, woman, boy	gezin: vrouw, vrouw, jongen	family wwb|boy|child|family|woman|gezin: vrouw, vrouw, jongen|gezin|jongen|kind|vrouw	1	
530	1F469-200D-1F469-200D-1F467	👩‍👩‍👧	family: woman, woman, girl	gezin: vrouw, vrouw, meisje	family wwg|child|family|girl|woman|gezin: vrouw, vrouw, meisje|gezin|kind|meisje|vrouw	1	
531	1F469-200D-1F469-200D-1F467-200D-1F466	👩‍👩‍👧‍👦	family: woman, woman, girl, boy	gezin: vrouw, vrouw, meisje, jongen	family wwgb|boy|child|family|girl|woman|gezin: vrouw, vrouw, meisje, jongen|gezin|jongen|kind|meisje|vrouw	1	
532	1F469-200D-1F469-200D-1F466-200D-1F466	👩‍👩‍👦‍👦	family: woman, woman, boy, boy	gezin: vrouw, vrouw, jongen, jongen	family wwbb|boy|child|family|woman|gezin: vrouw, vrouw, jongen, jongen|gezin|jongen|kind|vrouw	1	
533	1F469-200D-1F469-200D-1F467-200D-1F467	👩‍👩‍👧‍👧	family: woman, woman, girl, girl	gezin: vrouw, vrouw, meisje, meisje	family wwgg|child|family|girl|woman|gezin: vrouw, vrouw, meisje, meisje|gezin|kind|meisje|vrouw	1	
534	1F468-200D-1F466	👨‍👦	family: man, boy	gezin: man, jongen	family mb|boy|child|family|man|gezin: man, jongen|gezin|jongen|kind	1	
535	1F468-200D-1F466-200D-1F466	👨‍👦‍👦	family: man, boy, boy	gezin: man, jongen, jongen	family mbb|boy|child|family|man|gezin: man, jongen, jongen|gezin|jongen|kind	1	
536	1F468-200D-1F467	👨‍👧	family: man, girl	gezin: man, meisje	family mg|child|family|girl|man|gezin: man, meisje|gezin|kind|meisje	1	
537	1F468-200D-1F467-200D-1F466	👨‍👧‍👦	family: man, girl, boy	gezin: man, meisje, jongen	family mgb|boy|child|family|girl|man|gezin: man, meisje, jongen|gezin|jongen|kind|meisje	1	
538	1F468-200D-1F467-200D-1F467	👨‍👧‍👧	family: man, girl, girl	gezin: man, meisje, meisje	family mgg|child|family|girl|man|gezin: man, meisje, meisje|gezin|kind|meisje	1	
539	1F469-200D-1F466	👩‍👦	family: woman, boy	gezin: vrouw, jongen	family wb|boy|child|family|woman|gezin: vrouw, jongen|gezin|jongen|kind|vrouw	1	
540	1F469-200D-1F466-200D-1F466	👩‍👦‍👦	family: woman, boy, boy	gezin: vrouw, jongen, jongen	family wbb|boy|child|family|woman|gezin: vrouw, jongen, jongen|gezin|jongen|kind|vrouw	1	
541	1F469-200D-1F467	👩‍👧	family: woman, girl	gezin: vrouw, meisje	family wg|child|family|girl|woman|gezin: vrouw, meisje|gezin|kind|meisje|vrouw	1	
542	1F469-200D-1F467-200D-1F466	👩‍👧‍👦	family: woman, girl, boy	gezin: vrouw, meisje, jongen	family wgb|boy|child|family|girl|woman|gezin: vrouw, meisje, jongen|gezin|jongen|kind|meisje|vrouw	1	
543	1F469-200D-1F467-200D-1F467	👩‍👧‍👧	family: woman, girl, girl	gezin: vrouw, meisje, meisje	family wgg|child|family|girl|woman|gezin: vrouw, meisje, meisje|gezin|kind|meisje|vrouw	1	
544	1F5E3	🗣️	speaking head	silhouet van sprekend hoofd	face|head|silhouette|speak|speaking|silhouet van sprekend hoofd|gezicht|hoofd|silhouet|spreek|spreken	1	
545	1F464	👤	bust in silhouette	silhouet van persoon	bust|mysterious|shadow|silhouette|silhouet van persoon|buste|mysterieus|schaduw|silhouet	1	
546	1F465	👥	busts in silhouette	silhouet van twee personen	bff|bust|busts|everyone|friend|friends|people|silhouette|silhouet van twee personen|buste|bustes in silhouet|schaduw|silhouet|vrienden	1	
547	1FAC2	🫂	people hugging	personen in een omhelzing	comfort|embrace|farewell|friendship|goodbye|hello|hug|hugging|love|people|thanks|personen in een omhelzing|bedankt|dag|hallo|knuffel|knuffelen|liefde|omhelzing|persoon|vriendschap	1	
548	1F46A	👪️	family	gezin	child|gezin|kind	1	
549	1F9D1-200D-1F9D1-200D-1F9D2	🧑‍🧑‍🧒	family: adult, adult, child	gezin: volwassene, volwassene, kind	family aac|adult|child|family|gezin: volwassene, volwassene, kind|gezin|kind|volwassene	1	
550	1F9D1-200D-1F9D1-200D-1F9D2-200D-1F9D2	🧑‍🧑‍🧒‍🧒	family: adult, adult, child, child	gezin: volwassene, volwassene, kind, kind	family aacc|adult|child|family|gezin: volwassene, volwassene, kind, kind|gezin|kind|volwassene	1	
551	1F9D1-200D-1F9D2	🧑‍🧒	family: adult, child	gezin: volwassene, kind	family aa|family ac|adult|child|family|gezin: volwassene, kind|gezin|kind|volwassene	1	
552	1F9D1-200D-1F9D2-200D-1F9D2	🧑‍🧒‍🧒	family: adult, child, child	gezin: volwassene, kind, kind	family acc|adult|child|family|gezin: volwassene, kind, kind|gezin|kind|volwassene	1	
553	1F463	👣	footprints	voetafdrukken	barefoot|clothing|footprint|omw|print|walk|voetafdrukken|afdruk|blote voeten|kleding|lopen|onderweg|voetafdruk	1	
554	1F3FB	🏻	light skin tone	lichte huidskleur	tone1|tone light|1–2|light|skin|tone|type|lichte huidskleur|huidskleur|type 1–2	2	
555	1F3FC	🏼	medium-light skin tone	lichtgetinte huidskleur	tone2|tone medium light|3|medium-light|skin|tone|type|lichtgetinte huidskleur|huidskleur|type 3	2	
556	1F3FD	🏽	medium skin tone	getinte huidskleur	tone3|tone medium|4|medium|skin|tone|type|getinte huidskleur|huidskleur|type 4	2	
557	1F3FE	🏾	medium-dark skin tone	donkergetinte huidskleur	tone4|tone medium dark|5|medium-dark|skin|tone|type|donkergetinte huidskleur|huidskleur|type 5	2	
558	1F3FF	🏿	dark skin tone	donkere huidskleur	tone5|tone dark|6|dark|skin|tone|type|donkere huidskleur|huidskleur|type 6	2	
559	1F9B0	🦰	red hair	rood haar	ginger|hair|red|redhead|rood haar|rooie|rossig	2	
560	1F9B1	🦱	curly hair	krullend haar	afro|curly|hair|ringlets|krullend haar|krulhaar|krullen	2	
561	1F9B3	🦳	white hair	wit haar	gray|hair|old|white|wit haar|grijs|haar|oud|wit	2	
562	1F9B2	🦲	bald	kaal	no hair|chemotherapy|hair|hairless|no|shaven|kaal|chemotherapie|geen haar|geschoren|haarloos	2	
563	1F435	🐵	monkey face	apengezicht	animal|banana|face|monkey|apengezicht|aap|banaan|dier|gezicht	3	
564	1F412	🐒	monkey	aap	animal|banana|aap|banaan|dier	3	
565	1F98D	🦍	gorilla	gorilla	animal|dier	3	
566	1F9A7	🦧	orangutan	orang-oetang	animal|ape|monkey|orang-oetang|aap|dier	3	
567	1F436	🐶	dog face	hondengezicht	adorbs|animal|dog|face|pet|puppies|puppy|hondengezicht|dier|gezicht|hond|huisdier|puppy’s|schattig	3	
568	1F415	🐕️	dog	hond	animal|animals|dogs|pet|hond|dier|dieren|honden|huisdier	3	
569	1F9AE	🦮	guide dog	blindengeleidehond	accessibility|animal|blind|dog|guide|blindengeleidehond|dier|geleide|hond|toegankelijkheid	3	
570	1F415-200D-1F9BA	🐕‍🦺	service dog	assistentiehond	accessibility|animal|assistance|dog|service|assistentiehond|assistentie|dier|hond|hulp|toegankelijkheid	3	
571	1F429	🐩	poodle	poedel	animal|dog|fluffy|poedel|dier|hond|pluizig	3	
572	1F43A	🐺	wolf	wolf	wolf face|animal|face|dier|gezicht	3	
573	1F98A	🦊	fox	vos	fox face|animal|face|vos|dier|gezicht	3	
574	1F99D	🦝	raccoon	wasbeer	animal|curious|sly|wasbeer|dier|nieuwsgierig|sluw	3	
575	1F431	🐱	cat face	kattengezicht	animal|cat|face|kitten|kitty|pet|kattengezicht|dier|gezicht|huisdier|kat	3	
576	1F408	🐈️	cat	kat	animal|animals|cats|kitten|pet|kat|dier|dieren|huisdier|katten	3	
577	1F408-200D-2B1B	🐈‍⬛	black cat	zwarte kat	animal|black|cat|feline|halloween|meow|unlucky|zwarte kat|dier|kat|katachtig|miauw|pech|zwart	3	
578	1F981	🦁	lion	leeuw	lion face|alpha|animal|face|leo|mane|order|rawr|roar|safari|strong|zodiac|leeuw|alfa|brul|dier|gezicht|manen|orde|sterk|sterrenbeeld	3	
579	1F42F	🐯	tiger face	tijgergezicht	animal|big|cat|face|predator|tiger|tijgergezicht|dier|gezicht|groot|kat|roofdier|tijger	3	
580	1F405	🐅	tiger	tijger	animal|big|cat|predator|zoo|tijger|dier|dierentuin|groot|kat|roofdier	3	
581	1F406	🐆	leopard	luipaard	animal|big|cat|predator|zoo|luipaard|dier|dierentuin|groot|kat|roofdier	3	
582	1F434	🐴	horse face	paardengezicht	animal|dressage|equine|face|farm|horse|horses|paardengezicht|boerderij|dier|dressuur|gezicht|paard|paarden	3	
583	1FACE	🫎	moose	eland	alces|animal|antlers|elk|mammal|eland|dier|gewei|zoogdier	3	
584	1FACF	🫏	donkey	ezel	animal|ass|burro|hinny|mammal|mule|stubborn|ezel|dier|grauwtje|koppig|muildier|pakezel|zoogdier	3	
585	1F40E	🐎	horse	paard	racehorse|animal|equestrian|farm|racing|paard|boerderij|dier|racen|renpaard|ruitersport	3	
586	1F984	🦄	unicorn	eenhoorn	unicorn face|face|eenhoorn|gezicht	3	
587	1F993	🦓	zebra	zebra	animal|stripe|dier|streep	3	
588	1F98C	🦌	deer	hert	animal|hert|dier	3	
589	1F9AC	🦬	bison	bizon	animal|buffalo|herd|wisent|bizon|buffel|dier|kudde	3	
590	1F42E	🐮	cow face	koeiengezicht	animal|cow|face|farm|milk|moo|koeiengezicht|boe|boerderij|dier|gezicht|koe|melk	3	
591	1F402	🐂	ox	os	animal|animals|bull|farm|taurus|zodiac|os|boerderij|dier|dieren|sterrenbeeld|stier	3	
592	1F403	🐃	water buffalo	waterbuffel	animal|buffalo|water|zoo|waterbuffel|buffel|dier|dierentuin	3	
593	1F404	🐄	cow	koe	animal|animals|farm|milk|moo|koe|boe|boerderij|dier|dieren|melk	3	
594	1F437	🐷	pig face	varkensgezicht	animal|bacon|face|farm|pig|pork|varkensgezicht|boerderij|dier|gezicht|spek|varken	3	
595	1F416	🐖	pig	varken	animal|bacon|farm|pork|sow|varken|boerderij|dier|spek|zeug	3	
596	1F417	🐗	boar	zwijn	animal|pig|zwijn|dier|varken	3	
597	1F43D	🐽	pig nose	varkensneus	animal|face|farm|nose|pig|smell|snout|varkensneus|gezicht|neus|varken	3	
598	1F40F	🐏	ram	ram	animal|aries|horns|male|sheep|zodiac|zoo|dier|dierentuin|horens|mannelijk|schaap|sterrenbeeld	3	
599	1F411	🐑	ewe	ooi	sheep|animal|baa|farm|female|fluffy|lamb|wool|ooi|blaten|boerderij|dier|lam|schaap|vrouwelijk|wol|wollig	3	
600	1F410	🐐	goat	geit	animal|capricorn|farm|milk|zodiac|geit|boerderij|dier|melk|sterrenbeeld	3	
601	1F42A	🐪	camel	dromedaris	dromedary camel|animal|desert|dromedary|hump|one|dromedaris|bult|dier|kameel|woestijn|één	3	
602	1F42B	🐫	two-hump camel	kameel	camel|animal|bactrian|desert|hump|two|two-hump|kameel|bult|dier|dromedaris|twee|twee bulten|woestijn	3	
603	1F999	🦙	llama	lama	alpaca|animal|guanaco|vicuña|wool|lama|dier|wol	3	
604	1F992	🦒	giraffe	giraffe	animal|spots|dier|vlekken	3	
605	1F418	🐘	elephant	olifant	animal|olifant|dier	3	
606	1F9A3	🦣	mammoth	mammoet	animal|extinction|large|tusk|wooly|mammoet|dier|groot|slagtand|uitsterven|wollig	3	
607	1F98F	🦏	rhinoceros	neushoorn	rhino|animal|neushoorn|dier	3	
608	1F99B	🦛	hippopotamus	nijlpaard	hippo|animal|nijlpaard|dier	3	
609	1F42D	🐭	mouse face	muizengezicht	animal|face|mouse|muizengezicht|dier|gezicht|muis	3	
610	1F401	🐁	mouse	muis	animal|animals|muis|dier|dieren	3	
611	1F400	🐀	rat	rat	animal|dier	3	
612	1F439	🐹	hamster	hamster	hamster face|animal|face|pet|dier|gezicht|huisdier	3	
613	1F430	🐰	rabbit face	konijnengezicht	animal|bunny|face|pet|rabbit|konijnengezicht|dier|gezicht|huisdier|konijn	3	
614	1F407	🐇	rabbit	konijn	animal|bunny|pet|konijn|dier|huisdier|konijntje	3	
615	1F43F	🐿️	chipmunk	eekhoorn	animal|squirrel|eekhoorn|dier	3	
616	1F9AB	🦫	beaver	bever	animal|dam|teeth|bever|dier|tanden	3	
617	1F994	🦔	hedgehog	egel	animal|spiny|egel|dier|stekelig	3	
618	1F987	🦇	bat	vleermuis	animal|vampire|vleermuis|dier|vampier	3	
619	1F43B	🐻	bear	beer	bear face|animal|face|grizzly|growl|honey|beer|dier|gezicht|grommen|honing	3	
620	1F43B-200D-2744-FE0F	🐻‍❄️	polar bear	ijsbeer	polar bear face|animal|arctic|bear|polar|white|ijsbeer|beer|noordpool|wit	3	
621	1F428	🐨	koala	koala	koala face|animal|australia|bear|down|face|marsupial|under|australië|beer|buideldier|dier|gezicht	3	
622	1F43C	🐼	panda	panda	panda face|animal|bamboo|face|bamboe|dier|gezicht	3	
623	1F9A5	🦥	sloth	luiaard	lazy|slow|luiaard|lui|traag	3	
624	1F9A6	🦦	otter	otter	animal|fishing|playful|dier|speels|vissen	3	
625	1F9A8	🦨	skunk	stinkdier	animal|stink|stinkdier|dier|stank	3	
626	1F998	🦘	kangaroo	kangoeroe	animal|joey|jump|marsupial|kangoeroe|buideldier|dier|springen	3	
627	1F9A1	🦡	badger	das	animal|honey|pester|das|dier|honing|kwellen	3	
628	1F43E	🐾	paw prints	pootafdrukken	feet|paw|paws|print|prints|pootafdrukken|afdruk|poot|poten	3	
629	1F983	🦃	turkey	kalkoen	bird|gobble|thanksgiving|kalkoen|dier|gevogelte	3	
630	1F414	🐔	chicken	kip	chicken face|animal|bird|ornithology|kip|dier|gevogelte	3	
631	1F413	🐓	rooster	haan	animal|bird|ornithology|haan|dier|ornithologie|vogel	3	
632	1F423	🐣	hatching chick	kuiken uit ei	animal|baby|bird|chick|egg|hatching|kuiken uit ei|dier|ei|kuiken|uitkomen|vogel	3	
633	1F424	🐤	baby chick	kuikentje	animal|baby|bird|chick|ornithology|kuikentje|dier|gevogelte|kuiken|vogel	3	
634	1F425	🐥	front-facing baby chick	naar voren kijkend kuikentje	hatched chick|animal|baby|bird|chick|front-facing|newborn|ornithology|naar voren kijkend kuikentje|dier|gevogelte|kuiken|vogel	3	
635	1F426	🐦️	bird	vogel	bird face|animal|ornithology|vogel|dier|duif	3	
636	1F427	🐧	penguin	pinguïn	penguin face|animal|antarctica|bird|ornithology|pinguïn|dier|vogel	3	
637	1F54A	🕊️	dove	duif	bird|fly|ornithology|peace|duif|ornithologie|vliegen|vogel|vrede	3	
638	1F985	🦅	eagle	adelaar	animal|bird|ornithology|adelaar|dier|ornithologie|vogel	3	
639	1F986	🦆	duck	eend	animal|bird|ornithology|eend|dier|vogel|woerd	3	
640	1F9A2	🦢	swan	zwaan	animal|bird|cygnet|duckling|ornithology|ugly|zwaan|dier|jonge zwaan|lelijk eendje|vogel|zwanenjong	3	
641	1F989	🦉	owl	uil	animal|bird|ornithology|wise|uil|dier|vogel|wijs|wijsheid	3	
642	1F9A4	🦤	dodo	dodo	animal|bird|extinction|large|ornithology|dier|groot|ornithologie|uitsterven|vogel	3	
643	1FAB6	🪶	feather	veer	bird|flight|light|plumage|veer|licht|verenkleed|vlucht|vogel	3	
644	1F9A9	🦩	flamingo	flamingo	animal|bird|flamboyant|ornithology|tropical|dier|ornithologie|tropisch|vogel	3	
645	1F99A	🦚	peacock	pauw	animal|bird|colorful|ornithology|ostentatious|peahen|pretty|proud|pauw|dier|kleurrijk|mooie vogel|opzichtig|pauwhen|pronkerig|trots|trots als een pauw|vogel	3	
646	1F99C	🦜	parrot	papegaai	animal|bird|ornithology|pirate|talk|papegaai|dier|lorre|napraten|piraat|praten|vogel	3	
647	1FABD	🪽	wing	vleugel	angelic|ascend|aviation|bird|fly|flying|heavenly|mythology|soar|vleugel|engelachtig|luchtvaart|mythologie|vliegen|vogel	3	
648	1F426-200D-2B1B	🐦‍⬛	black bird	merel	animal|beak|bird|black|caw|corvid|crow|ornithology|raven|rook|merel|dier|kauw|kraai|kraaiachtige|ornithologie|raaf|roek|snavel|vogel|zwart	3	
649	1FABF	🪿	goose	gans	animal|bird|duck|flock|fowl|gaggle|gander|geese|honk|ornithology|silly|gans|gevogelte|onnozel|snateren|vogel	3	
650	1F426-200D-1F525	🐦‍🔥	phoenix	feniks	ascend|ascension|emerge|fantasy|firebird|glory|immortal|rebirth|reincarnation|reinvent|renewal|revival|revive|rise|transform|feniks|as|fantasie|hergeboorte|herrezen|mythe|reïncarnatie|vogel|vuurvogel	3	
651	1F438	🐸	frog	kikker	frog face|animal|face|kikker|dier|gezicht	3	
652	1F40A	🐊	crocodile	krokodil	animal|zoo|krokodil|dier|dierentuin	3	
653	1F422	🐢	turtle	schildpad	animal|terrapin|tortoise|schildpad|dier|waterschildpad	3	
654	1F98E	🦎	lizard	hagedis	animal|reptile|hagedis|dier|reptiel	3	
655	1F40D	🐍	snake	slang	animal|bearer|ophiuchus|serpent|zodiac|slang|dier|dierenriem|drager	3	
656	1F432	🐲	dragon face	drakengezicht	animal|dragon|face|fairy|fairytale|tale|drakengezicht|dier|draak|gezicht|sprookje	3	
657	1F409	🐉	dragon	draak	animal|fairy|fairytale|knights|tale|draak|dier|ridders|sprookje	3	
658	1F995	🦕	sauropod	sauropode	brachiosaurus|brontosaurus|dinosaur|diplodocus|sauropode|dinosaurus	3	
659	1F996	🦖	T-Rex	T-Rex	trex|dinosaur|rex|t|tyrannosaurus|dinosaurus	3	
660	1F433	🐳	spouting whale	spuitende walvis	animal|beach|face|ocean|spouting|whale|spuitende walvis|dier|gezicht|oceaan|spuitend|strand|walvis	3	
661	1F40B	🐋	whale	walvis	animal|beach|ocean|walvis|dier|oceaan|strand	3	
662	1F42C	🐬	dolphin	dolfijn	animal|beach|flipper|ocean|dolfijn|dier|oceaan|strand	3	
663	1F9AD	🦭	seal	zeehond	animal|lion|ocean|sea|zeehond|dier|leeuw|oceaan|zee	3	
664	1F41F	🐟️	fish	vis	animal|dinner|fishes|fishing|pisces|zodiac|vis|dier|eten|sterrenbeeld|vissen	3	
665	1F420	🐠	tropical fish	tropische vis	animal|fish|fishes|tropical|tropische vis|dier|tropisch|vis|vissen	3	
666	1F421	🐡	blowfish	kogelvis	animal|fish|kogelvis|dier|vis	3	
667	1F988	🦈	shark	haai	animal|fish|haai|dier|vis	3	
668	1F419	🐙	octopus	octopus	animal|creature|ocean|dier|oceaan|wezen	3	
669	1F41A	🐚	spiral shell	schelp	shell|animal|beach|conch|sea|spiral|schelp|dier|spiraal|strand|zee	3	
670	1FAB8	🪸	coral	koraal	change|climate|ocean|reef|sea|koraal|klimaat|oceaan|rif|verandering|zee	3	
671	1FABC	🪼	jellyfish	kwal	animal|aquarium|burn|invertebrate|jelly|life|marine|ocean|ouch|plankton|sea|sting|stinger|tentacles|kwal|au|beet|branden|dier|gelei|leven|oceaan|ongewerveld|stekel|tentakels|zee	3	
672	1F980	🦀	crab	krab	cancer|zodiac|krab|dierenriem|kreeft	3	
673	1F99E	🦞	lobster	kreeft	animal|bisque|claws|seafood|kreeft|dier|scharen|zeevruchten	3	
674	1F990	🦐	shrimp	garnaal	food|shellfish|small|garnaal|klein|schaaldier|voedsel	3	
675	1F991	🦑	squid	inktvis	animal|food|mollusk|inktvis|dier|voedsel|weekdier	3	
676	1F9AA	🦪	oyster	oester	diving|pearl|oester|duiken|parel	3	
677	1F40C	🐌	snail	slak	animal|escargot|garden|nature|slug|slak|dier|naaktslak|natuur|tuin	3	
678	1F98B	🦋	butterfly	vlinder	insect|pretty|vlinder|mooi	3	
679	1F41B	🐛	bug	insect	animal|garden|insect|beestje|dier|tuin	3	
680	1F41C	🐜	ant	mier	animal|garden|insect|mier|dier|tuin	3	
681	1F41D	🐝	honeybee	honingbij	bee|animal|bumblebee|honey|insect|nature|spring|honingbij|bij|dier|hommel|honing|lente|natuur	3	
682	1FAB2	🪲	beetle	kever	animal|bug|insect|kever|beestje|dier	3	
683	1F41E	🐞	lady beetle	lieveheersbeestje	animal|beetle|garden|insect|lady|ladybird|ladybug|nature|lieveheersbeestje|dier|kever|lieveheersbeest|natuur|tuin	3	
684	1F997	🦗	cricket	krekel	animal|bug|grasshopper|insect|orthoptera|krekel|dier|sprinkhaan	3	
685	1FAB3	🪳	cockroach	kakkerlak	animal|insect|pest|roach|kakkerlak|bakkerstor|dier|plaag	3	
686	1F577	🕷️	spider	spin	animal|insect|spin|dier	3	
687	1F578	🕸️	spider web	spinnenweb	spider|web|spinnenweb|spin	3	
688	1F982	🦂	scorpion	schorpioen	scorpio|scorpius|zodiac|schorpioen|sterrenbeeld	3	
689	1F99F	🦟	mosquito	mug	bite|disease|fever|insect|malaria|pest|virus|mug|beet|koorts|ongedierte|ziekte	3	
690	1FAB0	🪰	fly	vlieg	animal|disease|insect|maggot|pest|rotting|vlieg|dier|made|ongedierte|rottend|ziekte	3	
691	1FAB1	🪱	worm	worm	animal|annelid|earthworm|parasite|dier|parasiet|regenworm|ringworm	3	
692	1F9A0	🦠	microbe	microbe	amoeba|bacteria|science|virus|amoebe|bacteriën|wetenschap	3	
693	1F490	💐	bouquet	boeket	anniversary|birthday|date|flower|love|plant|romance|boeket|afspraakje|bedankt|beterschap|bloem|jubileum|romantiek|verjaardag	3	
694	1F338	🌸	cherry blossom	kersenbloesem	blossom|cherry|flower|plant|spring|springtime|kersenbloesem|bloem|bloesem|kers|lente|voorjaar	3	
695	1F4AE	💮	white flower	witte bloem	flower|white|witte bloem|bloem|wit	3	
696	1FAB7	🪷	lotus	lotus	beauty|buddhism|calm|flower|hinduism|peace|purity|serenity|bloem|boeddhisme|hindoeïsme|puurheid|rust|schoonheid|sereen|vrede	3	
697	1F3F5	🏵️	rosette	rozet	plant|rozet	3	
698	1F339	🌹	rose	roos	beauty|elegant|flower|love|plant|red|valentine|roos|bloem|liefde|rood|schoonheid|valentijn	3	
699	1F940	🥀	wilted flower	verwelkte bloem	dying|flower|wilted|verwelkte bloem|bloem|sterven|verwelkt	3	
700	1F33A	🌺	hibiscus	hibiscus	flower|plant|bloem	3	
701	1F33B	🌻	sunflower	zonnebloem	flower|outdoors|plant|sun|zonnebloem|bloem|buiten|zon	3	
702	1F33C	🌼	blossom	bloesem	buttercup|dandelion|flower|plant|bloesem|bloem|boterbloem|paardenbloem	3	
703	1F337	🌷	tulip	tulp	blossom|flower|growth|plant|tulp|bloem|bloesem|groei	3	
704	1FABB	🪻	hyacinth	hyacint	bloom|bluebonnet|flower|indigo|lavender|lilac|lupine|plant|purple|shrub|snapdragon|spring|violet|hyacint|bloem|lavendel|leeuwenbek|vlinderbloemige	3	
705	1F331	🌱	seedling	zaailing	plant|sapling|sprout|young|zaailing|jong|spruit|stekje	3	
706	1FAB4	🪴	potted plant	potplant	decor|grow|house|nurturing|plant|pot|potted|potplant|groeien|huis|verzorgen	3	
707	1F332	🌲	evergreen tree	naaldboom	christmas|evergreen|forest|pine|tree|naaldboom|boom|bos|dennenboom|kerst	3	
708	1F333	🌳	deciduous tree	loofboom	deciduous|forest|green|habitat|shedding|tree|loofboom|boom|bos|groen|verliezen	3	
709	1F334	🌴	palm tree	palmboom	beach|palm|plant|tree|tropical|palmboom|boom|strand|tropisch	3	
710	1F335	🌵	cactus	cactus	desert|drought|nature|plant|droogte|natuur|woestijn	3	
711	1F33E	🌾	sheaf of rice	rijstplant	ear of rice|ear|grain|grains|plant|rice|sheaf|rijstplant|aar|graan|granen|rijst|rijstaar	3	
712	1F33F	🌿	herb	kruid	leaf|plant|kruid|blad	3	
713	2618	☘️	shamrock	klavertjedrie	irish|plant|klavertjedrie|iers	3	
714	1F340	🍀	four leaf clover	klavertjevier	4|clover|four|four-leaf|irish|leaf|lucky|plant|klavertjevier|blad|geluk|iers|klaver|vier	3	
715	1F341	🍁	maple leaf	esdoornblad	falling|leaf|maple|esdoornblad|blad|esdoorn|vallend	3	
716	1F342	🍂	fallen leaf	vallende bladeren	autumn|fall|fallen|falling|leaf|vallende bladeren|blad|gevallen|herfst|vallend	3	
717	1F343	🍃	leaf fluttering in wind	blad in de wind	leaves|blow|flutter|fluttering|leaf|wind|blad in de wind|blad|blazen|fladderen	3	
718	1FAB9	🪹	empty nest	leeg nest	nest|branch|empty|home|nesting|leeg nest|leeg|nestelen|tak|thuis	3	
719	1FABA	🪺	nest with eggs	nest met eieren	bird|branch|egg|eggs|nest|nesting|nest met eieren|ei|eieren|nestelen|tak|vogel	3	
720	1F344	🍄	mushroom	paddenstoel	fungus|toadstool|paddenstoel|schimmel|zwam	3	
721	1F347	🍇	grapes	druiven	dionysus|fruit|grape|druiven|druif	4	
722	1F348	🍈	melon	meloen	cantaloupe|fruit|meloen|kanteloep	4	
723	1F349	🍉	watermelon	watermeloen	fruit|watermeloen	4	
724	1F34A	🍊	tangerine	mandarijn	orange|c|citrus|fruit|nectarine|vitamin|mandarijn|sinaasappel|vitamine	4	
725	1F34B	🍋	lemon	citroen	citrus|fruit|sour|citroen|zuur	4	
726	1F34B-200D-1F7E9	🍋‍🟩	lime	limoen	acidity|citrus|cocktail|fruit|garnish|key|margarita|mojito|refreshing|salsa|sour|tangy|tequila|tropical|zest|limoen|groen|sap|tropisch|vrucht|zuur	4	
727	1F34C	🍌	banana	banaan	fruit|potassium|banaan|kalium	4	
728	1F34D	🍍	pineapple	ananas	colada|fruit|pina|tropical|ananas|eten|tropisch|voedsel	4	
729	1F96D	🥭	mango	mango	food|fruit|tropical|eten|tropisch	4	
730	1F34E	🍎	red apple	rode appel	apple|diet|food|fruit|health|red|ripe|rode appel|appel|dieet|gezondheid|rijp|rood|voedsel	4	
731	1F34F	🍏	green apple	groene appel	apple|fruit|green|groene appel|appel|groen	4	
732	1F350	🍐	pear	peer	fruit|peer	4	
733	1F351	🍑	peach	perzik	fruit|perzik	4	
734	1F352	🍒	cherries	kersen	berries|cherry|fruit|red|kersen|bessen|kers|rood	4	
735	1F353	🍓	strawberry	aardbei	berry|fruit|aardbei|bes	4	
736	1FAD0	🫐	blueberries	bosbessen	berries|berry|bilberry|blue|blueberry|food|fruit|bosbessen|bes|bessen|blauw|blauwbessen|bosbes|voedsel	4	
737	1F95D	🥝	kiwi fruit	kiwi	kiwi|food|fruit|voedsel	4	
738	1F345	🍅	tomato	tomaat	food|fruit|vegetable|tomaat|groente|voedsel	4	
739	1FAD2	🫒	olive	olijf	food|olijf|voedsel	4	
740	1F965	🥥	coconut	kokosnoot	colada|palm|piña|kokosnoot|eten|palmboom|pina colada|voedsel	4	
741	1F951	🥑	avocado	avocado	food|fruit|voedsel	4	
742	1F346	🍆	eggplant	aubergine	aubergine|vegetable|groente	4	
743	1F954	🥔	potato	aardappel	food|vegetable|aardappel|groente|voedsel	4	
744	1F955	🥕	carrot	wortel	food|vegetable|wortel|groente|voedsel	4	
745	1F33D	🌽	ear of corn	maïskolf	corn|crops|ear|farm|maize|maze|maïskolf|boerderij|doolhof|gewassen|kolf|maïs	4	
746	1F336	🌶️	hot pepper	hete peper	hot|pepper|hete peper|heet|peper	4	
747	1FAD1	🫑	bell pepper	paprika	bell|capsicum|food|pepper|vegetable|paprika|groente|peper|voedsel	4	
748	1F952	🥒	cucumber	komkommer	food|pickle|vegetable|komkommer|augurk|eten|groente	4	
749	1F96C	🥬	leafy green	bladgroente	bok|burgers|cabbage|choy|green|kale|leafy|lettuce|salad|bladgroente|bladgroen|boerenkool|bok choy|kool|paksoi|salade|sla	4	
750	1F966	🥦	broccoli	broccoli	cabbage|wild|kool	4	
751	1F9C4	🧄	garlic	knoflook	flavoring|knoflook|smaakmaker	4	
752	1F9C5	🧅	onion	ui	flavoring|ui|smaakmaker	4	
753	1F95C	🥜	peanuts	pinda’s	food|nut|peanut|vegetable|pinda’s|eten|groente|noot|pinda	4	
754	1FAD8	🫘	beans	bonen	food|kidney|legume|small|bonen|kidneyboon|klein|peulvrucht|voedsel	4	
755	1F330	🌰	chestnut	kastanje	almond|plant|kastanje|amandel	4	
756	1FADA	🫚	ginger root	gemberwortel	ginger|beer|health|herb|natural|root|spice|gemberwortel|bier|gember|specerij|wortel	4	
757	1FADB	🫛	pea pod	erwtendop	pea|beans|beanstalk|edamame|legume|pod|soybean|vegetable|veggie|erwtendop|bonen|dop|erwt|groente|peul|peulvrucht	4	
758	1F344-200D-1F7EB	🍄‍🟫	brown mushroom	bruine paddestoel	food|fungi|fungus|mushroom|nature|pizza|portobello|shiitake|shroom|spore|sprout|toppings|truffle|vegetable|vegetarian|veggie|bruine paddestoel|bruine paddenstoel|champignon|eten|groente|natuur|paddenstoel|paddo|schimmel	4	
759	1F35E	🍞	bread	brood	carbs|food|grain|loaf|restaurant|toast|wheat|brood|eten|koolhydraten|tarwe|voedsel	4	
760	1F950	🥐	croissant	croissant	bread|breakfast|crescent|food|french|roll|brood|eten|frans|ontbijt|voedsel	4	
761	1F956	🥖	baguette bread	stokbrood	baguette|bread|food|french|stokbrood|brood|eten|frans	4	
762	1FAD3	🫓	flatbread	platbrood	arepa|bread|food|gordita|lavash|naan|pita|platbrood|brood|eten	4	
763	1F968	🥨	pretzel	pretzel	convoluted|twisted|gedraaid|krakeling	4	
764	1F96F	🥯	bagel	bagel	bakery|bread|breakfast|schmear|bakkerij|brood|ontbijt|spread	4	
765	1F95E	🥞	pancakes	pannenkoeken	breakfast|crêpe|food|hotcake|pancake|pannenkoeken|eten|flensje|ontbijt|pannenkoek	4	
766	1F9C7	🧇	waffle	wafel	breakfast|indecisive|iron|wafel|besluiteloos|ijzer|ontbijt	4	
767	1F9C0	🧀	cheese wedge	stuk kaas	cheese|wedge|stuk kaas|kaas|plak	4	
768	1F356	🍖	meat on bone	vlees met bot	bone|meat|vlees met bot|bot|vlees	4	
769	1F357	🍗	poultry leg	kippenpoot	bone|chicken|drumstick|hungry|leg|poultry|turkey|kippenpoot|bot|gevogelte|honger|kalkoen|kip|poot	4	
770	1F969	🥩	cut of meat	vlees	chop|cut|lambchop|meat|porkchop|red|steak|vlees|biefstuk|bout|karbonade|kotelet|lamskotelet|rood	4	
771	1F953	🥓	bacon	bacon	breakfast|food|meat|eten|ontbijt|spek|vlees	4	
772	1F354	🍔	hamburger	hamburger	burger|eat|fast|food|hungry|eten|fastfood|honger	4	
773	1F35F	🍟	french fries	patat	fries|fast|food|french|patat|eten|fastfood|frans|frietjes	4	
774	1F355	🍕	pizza	pizzapunt	cheese|food|hungry|pepperoni|slice|pizzapunt|eten|honger|kaas|punt	4	
775	1F32D	🌭	hot dog	hotdog	hotdog|dog|frankfurter|hot|sausage|braadworst|knakworst|worst	4	
776	1F96A	🥪	sandwich	boterham	bread|boterham|brood	4	
777	1F32E	🌮	taco	taco	mexican|mexicaans	4	
778	1F32F	🌯	burrito	burrito	mexican|wrap|mexicaans	4	
779	1FAD4	🫔	tamale	tamale	food|mexican|pamonha|wrapped|eten|mexicaans|verpakt	4	
780	1F959	🥙	stuffed flatbread	gevuld pitabroodje	falafel|flatbread|food|gyro|kebab|stuffed|gevuld pitabroodje|eten|gevuld|gyros|pitabrood	4	
781	1F9C6	🧆	falafel	falafel	chickpea|meatball|gehaktbal|kikkererwt	4	
782	1F95A	🥚	egg	ei	breakfast|food|ei|ontbijt|voedsel	4	
783	1F373	🍳	cooking	koken	fried egg|breakfast|easy|egg|fry|frying|over|pan|restaurant|side|sunny|up|koken|bakken|ei|gemakkelijk|ontbijt|spiegelei	4	
784	1F958	🥘	shallow pan of food	paellapan	casserole|food|paella|pan|shallow|paellapan|braadpan|eten|ondiep	4	
785	1F372	🍲	pot of food	stoofschotel	stew|food|pot|soup|stoofschotel|pan|soep|voedsel	4	
786	1FAD5	🫕	fondue	fondue	cheese|chocolate|food|melted|pot|ski|chocolade|eten|gesmolten|kaas	4	
787	1F963	🥣	bowl with spoon	kom met lepel	bowl|breakfast|cereal|congee|oatmeal|porridge|spoon|kom met lepel|cornflakes|eten|muesli|ontbijt|ontbijtgranen|pap|soep|voedsel	4	
788	1F957	🥗	green salad	groene salade	salad|food|green|groene salade|eten|groen|salade	4	
789	1F37F	🍿	popcorn	popcorn	corn|movie|pop|film|maïs	4	
790	1F9C8	🧈	butter	boter	dairy|boter|zuivel	4	
791	1F9C2	🧂	salt	zout	condiment|flavor|mad|salty|shaker|taste|upset|zout|gezouten|overstuur|smaak|specerij|zoutvaatje	4	
792	1F96B	🥫	canned food	blikvoedsel	can|canned|food|blikvoedsel|blik|ingeblikt|voedsel	4	
793	1F371	🍱	bento box	bentobox	bento|box|food|bentobox|voedsel	4	
794	1F358	🍘	rice cracker	rijstwafel	cracker|food|rice|rijstwafel|eten|rijst	4	
795	1F359	🍙	rice ball	rijstballetje	ball|food|japanese|rice|rijstballetje|balletje|eten|japans|rijst	4	
796	1F35A	🍚	cooked rice	gekookte rijst	rice|cooked|food|gekookte rijst|gekookt|rijst|voedsel	4	
797	1F35B	🍛	curry rice	curry en rijst	curry|food|rice|curry en rijst|rijst|voedsel	4	
798	1F35C	🍜	steaming bowl	dampende kom	ramen|bowl|chopsticks|food|noodle|pho|soup|steaming|dampende kom|dampend|eten|kom|noedels|soep	4	
799	1F35D	🍝	spaghetti	spaghetti	food|meatballs|pasta|restaurant|eten|gehaktballen	4	
800	1F360	🍠	roasted sweet potato	gepofte zoete aardappel	sweet potato|food|potato|roasted|sweet|gepofte zoete aardappel|aardappel|eten|gepoft|zoet	4	
801	1F362	🍢	oden	oden	food|kebab|restaurant|seafood|skewer|stick|eten|spies|stokje|zeevruchten	4	
802	1F363	🍣	sushi	sushi	food|eten	4	
803	1F364	🍤	fried shrimp	gefrituurde garnaal	fried|prawn|shrimp|tempura|gefrituurde garnaal|garnaal|garnalen|gefrituurd	4	
804	1F365	🍥	fish cake with swirl	viskoekje met krul	fish cake|cake|fish|food|pastry|restaurant|swirl|viskoekje met krul|koekje|krul|vis|viskoekje	4	
805	1F96E	🥮	moon cake	maancake	autumn|cake|festival|moon|yuèbǐng|maancake|herfst|maan	4	
806	1F361	🍡	dango	dango	dessert|japanese|skewer|stick|sweet|japans|spies|stokje|zoet	4	
807	1F95F	🥟	dumpling	knoedel	empanada|gyōza|jiaozi|pierogi|potsticker|knoedel	4	
808	1F960	🥠	fortune cookie	gelukskoekje	cookie|fortune|prophecy|gelukskoekje|geluk|koekje|profetie	4	
809	1F961	🥡	takeout box	afhaalmaaltijd	box|chopsticks|delivery|food|oyster|pail|takeout|afhaalmaaltijd|bezorgen|doggybag|eten|oesteremmer|stokjes|voedsel	4	
810	1F366	🍦	soft ice cream	softijs	icecream|soft serve|cream|dessert|food|ice|restaurant|serve|soft|sweet|softijs|eten|ijs|room|zoet	4	
811	1F367	🍧	shaved ice	geschaafd ijs	dessert|ice|restaurant|shaved|sweet|geschaafd ijs|geschaafd|ijs|zoet	4	
812	1F368	🍨	ice cream	ijs	cream|dessert|food|ice|restaurant|sweet|ijs|eten|room|zoet	4	
813	1F369	🍩	doughnut	donut	breakfast|dessert|donut|food|sweet|eten|voedsel|zoet	4	
814	1F36A	🍪	cookie	koekje	chip|chocolate|dessert|sweet|koekje|chocolade|zoet	4	
815	1F382	🎂	birthday cake	verjaardagstaart	birthday|bday|cake|celebration|dessert|happy|pastry|sweet|verjaardagstaart|gebak|gelukkig|taart|verjaardag|viering|zoet	4	
816	1F370	🍰	shortcake	cake	cake|dessert|pastry|slice|sweet|gebak|plak|zandgebak|zoet	4	
817	1F9C1	🧁	cupcake	cupcake	bakery|dessert|sprinkles|sugar|sweet|treat|bakkerij|hagelslag|suiker|traktatie|zoet	4	
818	1F967	🥧	pie	taart	apple|filling|fruit|meat|pastry|pumpkin|slice|taart|gebak|gebakje|hartige taart|pastei|vlees|vulling	4	
819	1F36B	🍫	chocolate bar	chocoladereep	bar|candy|chocolate|dessert|halloween|sweet|tooth|chocoladereep|chocolade|reep|snoep|zoetekauw	4	
820	1F36C	🍬	candy	snoep	cavities|dessert|halloween|restaurant|sweet|tooth|wrapper|snoep|eten|gaatjes|voedsel|wikkel|zoet	4	
821	1F36D	🍭	lollipop	lolly	candy|dessert|food|restaurant|sweet|lolly|eten|snoep|voedsel|zoet	4	
822	1F36E	🍮	custard	vla	dessert|pudding|sweet|vla|zoet	4	
823	1F36F	🍯	honey pot	honingpot	barrel|bear|food|honey|honeypot|jar|pot|sweet|honingpot|beer|eten|honing|vat|zoet	4	
824	1F37C	🍼	baby bottle	babyflesje	babies|baby|birth|born|bottle|drink|infant|milk|newborn|babyflesje|babyfles|drinken|fles|flesje|flesvoeding|geboorte|melk	4	
825	1F95B	🥛	glass of milk	glas melk	milk|drink|glass|glas melk|drinken|glas|melk	4	
826	2615	☕️	hot beverage	warme drank	coffee|beverage|cafe|caffeine|chai|drink|hot|morning|steaming|tea|warme drank|cafeïne|café|drank|drinken|koffie|ochtend|stomen|thee|warm	4	
827	1FAD6	🫖	teapot	theepot	brew|drink|food|pot|tea|theepot|drinken|eten|thee|zettten	4	
828	1F375	🍵	teacup without handle	theekopje zonder oor	tea|beverage|cup|drink|handle|oolong|teacup|theekopje zonder oor|drankje|drinken|kop|thee|theekopje	4	
829	1F376	🍶	sake	sake	bar|beverage|bottle|cup|drink|restaurant|café|drankje|drinken|fles|kopje	4	
830	1F37E	🍾	bottle with popping cork	fles met knallende kurk	champagne|bar|bottle|cork|drink|popping|fles met knallende kurk|drinken|fles|knallen|kurk	4	
831	1F377	🍷	wine glass	wijnglas	alcohol|bar|beverage|booze|club|drink|drinking|drinks|glass|restaurant|wine|wijnglas|café|drankje|drinken|glas|wijn	4	
832	1F378	🍸️	cocktail glass	cocktailglas	cocktail|alcohol|bar|booze|club|drink|drinking|drinks|glass|mad|martini|men|cocktailglas|café|drinken|glas|mad men	4	
833	1F379	🍹	tropical drink	tropisch drankje	alcohol|bar|booze|club|cocktail|drink|drinking|drinks|drunk|mai|party|tai|tropical|tropics|tropisch drankje|drankjes|drinken|dronken|mai tai|mix|tropisch	4	
834	1F37A	🍺	beer mug	bierglas	beer|alcohol|ale|bar|booze|drink|drinking|drinks|mug|octoberfest|oktoberfest|pint|stein|summer|bierglas|bier|café|drinken|duitsland|glas|pils	4	
835	1F37B	🍻	clinking beer mugs	klinkende bierglazen	beers|alcohol|bar|beer|booze|bottoms|cheers|clink|clinking|drinking|drinks|mugs|klinkende bierglazen|bier|café|drinken|glas|proosten|proostende bierglazen	4	
836	1F942	🥂	clinking glasses	klinkende glazen	celebrate|clink|clinking|drink|glass|glasses|klinkende glazen|drinken|glas|glazen|klinken|toosten|vieren	4	
837	1F943	🥃	tumbler glass	tumblerglas	whisky|glass|liquor|scotch|shot|tumbler|whiskey|tumblerglas|glas|likeur	4	
838	1FAD7	🫗	pouring liquid	vloeistof uitgieten	pour|accident|drink|empty|glass|liquid|oops|pouring|spill|water|vloeistof uitgieten|drinken|gieten|glas|leeg|morsen|oeps|ongelukje	4	
839	1F964	🥤	cup with straw	beker met rietje	cup|drink|juice|malt|soda|soft|straw|water|beker met rietje|drinken|frisdrank|sap	4	
840	1F9CB	🧋	bubble tea	bubbelthee	boba drink|boba|bubble|food|milk|pearl|tea|bubbelthee|bubbel|melk|parel|thee|voedsel	4	
841	1F9C3	🧃	beverage box	pakje drinken	juice box|beverage|box|juice|straw|sweet|pakje drinken|drankje|pakje|rietje|sap|zoet	4	
842	1F9C9	🧉	mate	maté	drink|maté|drank	4	
843	1F9CA	🧊	ice	ijsklontje	ice cube|cold|cube|iceberg|ijsklontje|ijs|ijsberg|klontje|koud	4	
844	1F962	🥢	chopsticks	chopsticks	hashi|jeotgarak|kuaizi|eetstokjes|eten|stokjes	4	
845	1F37D	🍽️	fork and knife with plate	mes en vork met bord	fork knife plate|cooking|dinner|eat|fork|knife|plate|mes en vork met bord|bord|diner|eten|koken|mes|vork	4	
846	1F374	🍴	fork and knife	mes en vork	breakfast|breaky|cooking|cutlery|delicious|dinner|eat|feed|food|fork|hungry|knife|lunch|restaurant|yum|yummy|mes en vork|bestek|eten|honger|koken|lekker|mes|ontbijt|uit eten|vork|vork en mes	4	
847	1F944	🥄	spoon	lepel	eat|tableware|lepel|bestek|tafelgerei	4	
848	1F52A	🔪	kitchen knife	keukenmes	knife|chef|cooking|hocho|kitchen|tool|weapon|keukenmes|koken|koksmes|mes|wapen	4	
849	1FAD9	🫙	jar	pot	condiment|container|empty|nothing|sauce|store|pot|leeg|niets|saus|specerij|winkel	4	
850	1F3FA	🏺	amphora	amfora	aquarius|cooking|drink|jug|tool|weapon|zodiac|amfora|amfoor|drinken|horoscoop|koken|kruik|sterrenbeeld|waterman	4	
851	1F30D	🌍️	globe showing Europe-Africa	wereldbol met Europa-Afrika	earth africa|earth europe|africa|earth|europe|europe-africa|globe|showing|world|wereldbol met europa-afrika|aarde|afrika|europa|wereld|wereldbol	5	
852	1F30E	🌎️	globe showing Americas	wereldbol met Noord- en Zuid-Amerika	earth americas|americas|earth|globe|showing|world|wereldbol met noord- en zuid-amerika|aarde|amerika|noord- en zuid-amerika|wereld|wereldbol	5	
853	1F30F	🌏️	globe showing Asia-Australia	wereldbol met Azië-Australië	earth asia|asia|asia-australia|australia|earth|globe|showing|world|wereldbol met azië-australië|aarde|australië|azië|wereld|wereldbol	5	
854	1F310	🌐	globe with meridians	wereldbol met meridianen	earth|globe|internet|meridians|web|world|worldwide|wereldbol met meridianen|aarde|meridianen|wereld|wereldbol|www	5	
855	1F5FA	🗺️	world map	wereldkaart	map|world|wereldkaart|kaart|wereld	5	
856	1F5FE	🗾	map of Japan	kaart van Japan	japan map|japan|map|kaart van japan|kaart	5	
857	1F9ED	🧭	compass	kompas	direction|magnetic|navigation|orienteering|kompas|magnetisch|navigatie|oriëntatielopen|oriënteringslopen|richting	5	
858	1F3D4	🏔️	snow-capped mountain	berg met besneeuwde toppen	mountain snow|cold|mountain|snow|snow-capped|berg met besneeuwde toppen|berg|koud|sneeuw	5	
859	26F0	⛰️	mountain	berg	berg	5	
860	1F30B	🌋	volcano	vulkaan	eruption|mountain|nature|vulkaan|berg|lava|magma|natuur|vulkaanuitbarsting	5	
861	1F5FB	🗻	mount fuji	berg Fuji	fuji|mount|mountain|nature|berg fuji|berg|natuur|vulkaan	5	
862	1F3D5	🏕️	camping	kamperen	kamperen|tent	5	
863	1F3D6	🏖️	beach with umbrella	strand met parasol	beach|umbrella|strand met parasol|parasol|strand	5	
864	1F3DC	🏜️	desert	woestijn	woestijn	5	
865	1F3DD	🏝️	desert island	onbewoond eiland	island|desert|onbewoond eiland|eiland|onbewoond	5	
866	1F3DE	🏞️	national park	nationaal park	national|park|nationaal park|natuurgebied	5	
867	1F3DF	🏟️	stadium	stadion	stadion|amfitheater	5	
868	1F3DB	🏛️	classical building	klassiek gebouw	building|classical|klassiek gebouw|gebouw|historisch gebouw|klassiek|klassieke oudheid|renaissance|rome|zuilen	5	
869	1F3D7	🏗️	building construction	woningbouw	construction site|building|construction|crane|woningbouw|bouw|bouwen|haven|hijskraan	5	
870	1F9F1	🧱	brick	baksteen	bricks|clay|mortar|wall|baksteen|bakstenen|cement|gemetseld|klei|metselen|mortel|muur|steen	5	
871	1FAA8	🪨	rock	rots	boulder|heavy|solid|stone|tough|rots|betrouwbaar|graniet|rotsblok|steen|sterk|zwaar	5	
872	1FAB5	🪵	wood	hout	log|lumber|timber|hout|balk|bijl|boomstam|hakken|open haard|stam|timmerhout|vuur|zagen	5	
873	1F6D6	🛖	hut	hut	home|house|roundhouse|shelter|yurt|huis|joert|onderdak|ronde hut|strand|woning	5	
874	1F3D8	🏘️	houses	huizen	homes|house|huizen|buurt|huis	5	
875	1F3DA	🏚️	derelict house	vervallen huis	house abandoned|derelict|home|house|vervallen huis|bouwval|gebouw|huis|vervallen	5	
876	1F3E0	🏠️	house	huis	building|country|heart|home|ranch|settle|simple|suburban|suburbia|where|huis|gebouw|settelen|thuis|villa|voorstad|vrijstaande woning	5	
877	1F3E1	🏡	house with garden	huis met tuin	building|country|garden|heart|home|house|ranch|settle|simple|suburban|suburbia|where|huis met tuin|gebouw|huis|huisje boompje beestje|settelen|thuis|tuin|voorstad|vrijstaande woning	5	
878	1F3E2	🏢	office building	kantoorgebouw	office|building|city|cubical|job|kantoorgebouw|gebouw|kantoorbaan|werk	5	
879	1F3E3	🏣	Japanese post office	Japans postkantoor	post office|building|japanese|office|post|japans postkantoor|gebouw|japans	5	
880	1F3E4	🏤	post office	postkantoor	european post office|building|european|office|post|postkantoor|europees|gebouw	5	
881	1F3E5	🏥	hospital	ziekenhuis	building|doctor|medicine|ziekenhuis|dokter|gebouw|medicijnen	5	
882	1F3E6	🏦	bank	bank	building|gebouw	5	
883	1F3E8	🏨	hotel	hotel	building|gebouw	5	
884	1F3E9	🏩	love hotel	love-hotel	building|hotel|love|love-hotel|gebouw|liefde|liefdeshotel|lovehotel	5	
885	1F3EA	🏪	convenience store	supermarkt	24|building|convenience|hours|store|supermarkt|boodschappen|gebouw|winkel	5	
886	1F3EB	🏫	school	school	building|gebouw	5	
887	1F3EC	🏬	department store	warenhuis	building|department|store|warenhuis|gebouw|winkel|winkelen	5	
888	1F3ED	🏭️	factory	fabriek	building|fabriek|gebouw	5	
889	1F3EF	🏯	Japanese castle	Japans kasteel	building|castle|japanese|japans kasteel|gebouw|japans|kasteel	5	
890	1F3F0	🏰	castle	kasteel	european castle|building|european|kasteel|europees|gebouw|middeleeuwen	5	
891	1F492	💒	wedding	bruiloft	chapel|hitched|nuptials|romance|bruiloft|huwelijk|kapel|romantiek|trouwkapel	5	
892	1F5FC	🗼	Tokyo tower	Tokio-toren	tokyo|tower|tokio-toren|tokio|tokiotoren|toren	5	
893	1F5FD	🗽	Statue of Liberty	vrijheidsbeeld	liberty|new|ny|nyc|statue|york|vrijheidsbeeld|beeld|new york|vrijheid	5	
894	26EA	⛪️	church	kerk	bless|chapel|christian|cross|religion|kerk|christelijk|geloof|kapel|kruis|religie	5	
895	1F54C	🕌	mosque	moskee	islam|masjid|muslim|religion|moskee|geloof|moslim|religie	5	
896	1F6D5	🛕	hindu temple	hindoetempel	hindu|temple|hindoetempel|gebouw|geloof|goden|hindoe|india|religie|tempel	5	
897	1F54D	🕍	synagogue	synagoge	jew|jewish|judaism|religion|temple|synagoge|geloof|jodendom|jood|joods|religie|tempel	5	
898	26E9	⛩️	shinto shrine	shinto-tempel	religion|shinto|shrine|shinto-tempel|geloof|japans|poort|religie|tempel|torii	5	
899	1F54B	🕋	kaaba	kaäba	hajj|islam|muslim|religion|umrah|kaäba|bedevaart|geloof|mekka|moslim|religie	5	
900	26F2	⛲️	fountain	fontein	fontein	5	
901	26FA	⛺️	tent	tent	camping|kamperen	5	
902	1F301	🌁	foggy	mistig	fog|mistig|mist	5	
903	1F303	🌃	night with stars	sterrenhemel	night|star|stars|sterrenhemel|metropool|miljoenenstad|nacht|stad bij nacht|sterren	5	
904	1F3D9	🏙️	cityscape	stadsgezicht	city|stadsgezicht|flatgebouwen|gebouw|metropool|miljoenenstad|stad	5	
905	1F304	🌄	sunrise over mountains	zonsopgang in de bergen	morning|mountains|over|sun|sunrise|zonsopgang in de bergen|berg|bergen|ochtend|zon|zonsopgang	5	
906	1F305	🌅	sunrise	zonsopgang	morning|nature|sun|zonsopgang|ochtend|zon	5	
907	1F306	🌆	cityscape at dusk	stad bij schemering	city dusk|at|building|city|cityscape|dusk|evening|landscape|sun|sunset|stad bij schemering|avond|gebouw|landschap|metropool|miljoenenstad|schemer|stad|zonsondergang	5	
908	1F307	🌇	sunset	zonsondergang	city sunrise|city sunset|building|dusk|sun|zonsondergang|flatgebouwen|gebouw|metropool|miljoenenstad|schemer|zon	5	
909	1F309	🌉	bridge at night	brug bij nacht	at|bridge|night|brug bij nacht|avond|brug|nacht|nachtelijke brug	5	
910	2668	♨️	hot springs	warmwaterbronnen	hotsprings|hot|springs|steaming|warmwaterbronnen|bronnen|stomend|warm	5	
911	1F3A0	🎠	carousel horse	draaimolenpaard	carousel|entertainment|horse|draaimolenpaard|carrousel|draaimolen|kermis|paard|pretpark	5	
912	1F6DD	🛝	playground slide	glijbaan	slide|amusement|park|play|playground|playing|sliding|theme|glijbaan|glijden|kind|kinderen|speeltuin|spelen	5	
913	1F3A1	🎡	ferris wheel	reuzenrad	amusement|ferris|park|theme|wheel|reuzenrad|kermis|pretpark|rad	5	
914	1F3A2	🎢	roller coaster	achtbaan	amusement|coaster|park|roller|theme|achtbaan|baan|pretpark	5	
915	1F488	💈	barber pole	kapperspaal	barber|cut|fresh|haircut|pole|shave|kapperspaal|kapper|kapsel|paal	5	
916	1F3AA	🎪	circus tent	circustent	circus|tent|circustent	5	
917	1F682	🚂	locomotive	locomotief	steam locomotive|caboose|engine|railway|steam|train|trains|travel|locomotief|reizen|spoor|spoorweg|stoom|stoomtrein|trein|vervoermiddel|voertuig	5	
918	1F683	🚃	railway car	treinwagon	car|electric|railway|train|tram|travel|trolleybus|treinwagon|elektrisch|spoor|trein|vervoermiddel|voertuig|wagon	5	
919	1F684	🚄	high-speed train	hogesnelheidstrein	bullettrain side|high-speed|railway|shinkansen|speed|train|hogesnelheidstrein|hsl|snelheid|spoor|trein|ultrasnel|vervoermiddel|voertuig	5	
920	1F685	🚅	bullet train	hogesnelheidstrein met kogelneus	bullettrain front|bullet|high-speed|nose|railway|shinkansen|speed|train|travel|hogesnelheidstrein met kogelneus|hoge snelheid|kogeltrein|neus|reizen|snelheid|spoorweg|trein	5	
921	1F686	🚆	train	trein	arrived|choo|railway|trein|aankomst|spoor|vertrek|vervoermiddel|voertuig	5	
922	1F687	🚇️	metro	metro	subway|travel|ondergrondse|vervoermiddel|voertuig	5	
923	1F688	🚈	light rail	lightrail	arrived|light|monorail|rail|railway|lightrail|spoor|vervoermiddel|voertuig	5	
924	1F689	🚉	station	treinstation	railway|train|treinstation|spoor|trein|vervoermiddel|voertuig	5	
925	1F68A	🚊	tram	tram	trolleybus|vervoermiddel|voertuig	5	
926	1F69D	🚝	monorail	monorail	vehicle|vervoermiddel|voertuig	5	
927	1F69E	🚞	mountain railway	bergspoor	car|mountain|railway|trip|bergspoor|berg|spoor|vervoermiddel|voertuig|wagon	5	
928	1F68B	🚋	tram car	tramwagon	bus|car|tram|trolley|trolleybus|tramwagon|vervoermiddel|voertuig|wagon	5	
929	1F68C	🚌	bus	bus	school|vehicle|schoolbus|vervoermiddel|voertuig	5	
930	1F68D	🚍️	oncoming bus	naderende bus	bus|cars|oncoming|naderende bus|naderend|tegemoetkomende bus|vervoermiddel|voertuig	5	
931	1F68E	🚎	trolleybus	trolleybus	bus|tram|trolley|vervoermiddel|voertuig	5	
932	1F690	🚐	minibus	minibus	bus|drive|van|vehicle|vervoermiddel|voertuig	5	
933	1F691	🚑️	ambulance	ambulance	emergency|vehicle|hulpdienst|spoed|vervoermiddel|voertuig	5	
934	1F692	🚒	fire engine	brandweerauto	engine|fire|truck|brandweerauto|auto|brand|hulpdienst|spoed|vervoermiddel|voertuig	5	
935	1F693	🚓	police car	politieauto	5–0|car|cops|patrol|police|politieauto|auto|hulpdienst|politie|politiewagen|vervoermiddel|voertuig	5	
936	1F694	🚔️	oncoming police car	naderende politieauto	car|oncoming|police|naderende politieauto|auto|hulpdienst|naderend|politie|tegemoetkomende politiewagen|vervoermiddel|voertuig	5	
937	1F695	🚕	taxi	taxi	cab|cabbie|car|drive|vehicle|yellow|taxichauffeur|uber|vervoermiddel|voertuig	5	
938	1F696	🚖	oncoming taxi	naderende taxi	cab|cabbie|cars|drove|hail|oncoming|taxi|yellow|naderende taxi|auto’s|geel|naderend|rijden|roepen	5	
939	1F697	🚗	automobile	auto	car|red car|driving|vehicle|auto|automobiel|rijden|vervoermiddel|voertuig	5	
940	1F698	🚘️	oncoming automobile	naderende auto	automobile|car|cars|drove|oncoming|vehicle|naderende auto|auto|automobiel|naderend|tegemoetkomende auto|vervoermiddel|voertuig	5	
941	1F699	🚙	sport utility vehicle	SUV	blue car|suv|car|drive|recreational|sport|sportutility|utility|vehicle|auto|kampeerauto|recreatie|rijden|vervoermiddel|voertuig	5	
942	1F6FB	🛻	pickup truck	pick-up	automobile|car|flatbed|pick-up|pickup|transportation|truck|auto|bestelbak|laadbak|laadbakwagen|transport|vervoer|vracht|wagen	5	
943	1F69A	🚚	delivery truck	bestelbus	truck|car|delivery|drive|vehicle|bestelbus|bestelwagen|bezorging|bus|levering|pakketdienst|vervoermiddel|voertuig	5	
944	1F69B	🚛	articulated lorry	vrachtwagen	articulated|car|drive|lorry|move|semi|truck|vehicle|vrachtwagen|vervoermiddel|voertuig|vrachtauto|vrachtwagen met oplegger	5	
945	1F69C	🚜	tractor	tractor	vehicle|trekker|vervoermiddel|voertuig	5	
946	1F3CE	🏎️	racing car	raceauto	car|racing|zoom|raceauto|auto|formule 1|racen|racewagen|vervoermiddel|voertuig|vroem	5	
947	1F3CD	🏍️	motorcycle	motor	racing|motor|racen|vervoermiddel|voertuig	5	
948	1F6F5	🛵	motor scooter	scooter	motor|scooter|brommer|vervoermiddel|voertuig	5	
949	1F9BD	🦽	manual wheelchair	rolstoel	accessibility|manual|wheelchair|rolstoel|duwen|toegankelijkheid|zitten	5	
950	1F9BC	🦼	motorized wheelchair	elektrische rolstoel	accessibility|motorized|wheelchair|elektrische rolstoel|rijden|toegankelijkheid|wiel	5	
951	1F6FA	🛺	auto rickshaw	riksja	auto|rickshaw|tuk|riksja|azië|thailand|tuktuk|vervoer|wagen	5	
952	1F6B2	🚲️	bicycle	fiets	bike|class|cycle|cycling|cyclist|gang|ride|spin|spinning|fiets|fietsen|rijwiel|vervoermiddel|voertuig	5	
953	1F6F4	🛴	kick scooter	step	scooter|kick|step|autoped|steppen|vervoermiddel|voertuig	5	
954	1F6F9	🛹	skateboard	skateboard	board|skate|skater|wheels|deck|skaten|wielen	5	
955	1F6FC	🛼	roller skate	rolschaats	blades|roller|skate|skates|sport|rolschaats|hobby|rollerskate|rollerskates|rolschaatsen|schaats|skaten|sporten	5	
956	1F68F	🚏	bus stop	bushalte	busstop|bus|stop|bushalte|halte	5	
957	1F6E3	🛣️	motorway	snelweg	highway|road|snelweg|autosnelweg|weg	5	
958	1F6E4	🛤️	railway track	treinspoor	railway|track|train|treinspoor|spoor|trein	5	
959	1F6E2	🛢️	oil drum	olievat	drum|oil|olievat|olie|vat	5	
960	26FD	⛽️	fuel pump	benzinestation	fuelpump|diesel|fuel|gas|gasoline|pump|station|benzinestation|benzine|benzinepomp|brandstof|pomp	5	
961	1F6DE	🛞	wheel	wiel	car|circle|tire|turn|vehicle|wiel|auto|band|cirkel|draaien|velg|velgen|vervoer|voertuig	5	
962	1F6A8	🚨	police car light	zwaailicht van politieauto	rotating light|alarm|alert|beacon|car|emergency|light|police|revolving|siren|zwaailicht van politieauto|auto|baken|draaiend|licht|noodgeval|politie|sirene|waarschuwing	5	
963	1F6A5	🚥	horizontal traffic light	horizontaal verkeerslicht	traffic light|horizontal|intersection|light|signal|stop|stoplight|traffic|horizontaal verkeerslicht|licht|stoplicht|verkeer|verkeerslichten	5	
964	1F6A6	🚦	vertical traffic light	verticaal verkeerslicht	drove|intersection|light|signal|stop|stoplight|traffic|vertical|verticaal verkeerslicht|kruising|licht|stoplicht|verkeer|verkeerslicht|verkeerslichten	5	
965	1F6D1	🛑	stop sign	stopteken	octagonal sign|octagonal|sign|stop|stopteken|achthoekig|bord|verkeersteken	5	
966	1F6A7	🚧	construction	bouwwerkzaamheden	barrier|bouwwerkzaamheden|barricade|werkzaamheden	5	
967	2693	⚓️	anchor	anker	ship|tool|anker|hulpmiddel|schip	5	
968	1F6DF	🛟	ring buoy	reddingsboei	lifebuoy|buoy|float|life|lifesaver|preserver|rescue|ring|safety|save|saver|swim|reddingsboei|boei|drijven|redden|reddingsgordel|reddingsvest|veiligheid|verdrinken|zwemmen	5	
969	26F5	⛵️	sailboat	zeilboot	boat|resort|sailing|sea|yacht|zeilboot|boot|jacht|jachthaven|vaartuig|vervoermiddel|zee	5	
970	1F6F6	🛶	canoe	kano	boat|kano|boot|kajak|vaartuig|vervoermiddel	5	
971	1F6A4	🚤	speedboat	speedboot	billionaire|boat|lake|luxury|millionaire|summer|travel|speedboot|boot|jacht|luxe|miljonair|reizen|vaartuig|zomer	5	
972	1F6F3	🛳️	passenger ship	passagiersschip	cruise ship|passenger|ship|passagiersschip|passagier|schip|veerboot|vervoermiddel|voertuig	5	
973	26F4	⛴️	ferry	veerboot	boat|passenger|veerboot|boot|passagier|veerpont	5	
974	1F6E5	🛥️	motor boat	motorboot	motorboat|boat|motor|motorboot|boot|vaartuig|vervoermiddel	5	
975	1F6A2	🚢	ship	schip	boat|passenger|travel|schip|boot|passagier|passagiersschip|titanic|vaartuig	5	
976	2708	✈️	airplane	vliegtuig	aeroplane|fly|flying|jet|plane|travel|vliegtuig|luchtvaartuig|reizen|vervoermiddel|vliegen|vliegmachine	5	
977	1F6E9	🛩️	small airplane	vliegtuigje	aeroplane|airplane|plane|small|vliegtuigje|jet|klein vliegtuig|luchtvaartuig|vervoermiddel|vliegmachine|vliegtuig	5	
978	1F6EB	🛫	airplane departure	vertrek van vliegtuig	aeroplane|airplane|check-in|departure|departures|plane|vertrek van vliegtuig|inchecken|opstijgen|vertrek|vertrekken|vervoermiddel|vliegmachine|vliegtuig|voertuig	5	
979	1F6EC	🛬	airplane arrival	aankomst van vliegtuig	airplane arriving|aeroplane|airplane|arrival|arrivals|arriving|landing|plane|aankomst van vliegtuig|aankomen|aankomst|landen|vervoermiddel|vliegmachine|vliegtuig|voertuig	5	
980	1FA82	🪂	parachute	parachute	hang-glide|parasail|skydive|activiteit|deltavliegen|hanggliden|parachutespringen|parasailen|skydiven	5	
981	1F4BA	💺	seat	stoel	chair|stoel|treinstoel|vliegtuigstoel	5	
982	1F681	🚁	helicopter	helikopter	copter|roflcopter|travel|vehicle|helikopter|roflkopter|vervoermiddel|voertuig	5	
983	1F69F	🚟	suspension railway	zweeftrein	railway|suspension|zweeftrein|hangend spoor|spoor|vervoermiddel|voertuig|zwevend	5	
984	1F6A0	🚠	mountain cableway	bergkabelbaan	cable|cableway|gondola|lift|mountain|ski|bergkabelbaan|berg|gondel|kabel|skilift|vervoermiddel|voertuig	5	
985	1F6A1	🚡	aerial tramway	kabelbaan	aerial|cable|car|gondola|ropeway|tramway|kabelbaan|baan|gondel|kabel|transportbaan|vervoermiddel|voertuig	5	
986	1F6F0	🛰️	satellite	satelliet	space|satelliet|ruimte|ruimtevaart	5	
987	1F680	🚀	rocket	raket	launch|rockets|space|travel|raket|lancering|ruimte|ruimtereis|vervoermiddel|voertuig	5	
988	1F6F8	🛸	flying saucer	vliegende schotel	aliens|extra|flying|saucer|terrestrial|ufo|vliegende schotel|buitenaards|buitenaardse wezens|science fiction|vervoermiddel|voertuig	5	
989	1F6CE	🛎️	bellhop bell	piccolobel	bellhop|bell|hotel|piccolobel|balie|baliebel|bel	5	
990	1F9F3	🧳	luggage	bagage	bag|packing|roller|suitcase|travel|bagage|inpakken|koffer|reis|reizen|rolkoffer|trolley	5	
991	231B	⌛️	hourglass done	zandloper	hourglass|done|sand|time|timer|zandloper|tijd|zand	5	
992	23F3	⏳️	hourglass not done	zandloper met stromend zand	hourglass flowing sand|done|flowing|hourglass|hours|not|sand|timer|waiting|yolo|zandloper met stromend zand|tijd|zand|zandloper	5	
993	231A	⌚️	watch	horloge	clock|time|horloge|klok|polshorloge|tijd	5	
994	23F0	⏰️	alarm clock	wekker	alarm|clock|hours|hrs|late|time|waiting|wekker|klok|tijd	5	
995	23F1	⏱️	stopwatch	stopwatch	clock|time|klok|timer	5	
996	23F2	⏲️	timer clock	keukenwekker	clock|timer|keukenwekker|klok|kookwekker	5	
997	1F570	🕰️	mantelpiece clock	klok	clock|mantelpiece|time|klok|pendule|staande klok|tijd	5	
998	1F55B	🕛️	twelve o’clock	twaalf uur	clock12|12|12:00|clock|o’clock|time|twelve|twaalf uur|00|klok|tijd|twaalf|uur	5	
999	1F567	🕧️	twelve-thirty	half één	clock1230|12|12:30|30|clock|thirty|time|twelve|half één|00:30|dertig|klok|tijd|twaalf|uur	5	
1000	1F550	🕐️	one o’clock	één uur	clock1|1|1:00|clock|one|o’clock|time|één uur|00|01:00|13:00|klok|tijd|uur|één	5	
1001	1F55C	🕜️	one-thirty	half twee	clock130|1|1:30|30|clock|one|thirty|time|half twee|13:30|dertig|een|klok|tijd|één	5	
1002	1F551	🕑️	two o’clock	twee uur	clock2|2|2:00|clock|o’clock|time|two|twee uur|00|02:00|14:00|klok|tijd|twee|uur	5	
1003	1F55D	🕝️	two-thirty	half drie	clock230|2|2:30|30|clock|thirty|time|two|half drie|14:30|dertig|klok|tijd|twee	5	
1004	1F552	🕒️	three o’clock	drie uur	clock3|3|3:00|clock|o’clock|three|time|drie uur|00|03:00|15:00|drie|klok|tijd|uur	5	
1005	1F55E	🕞️	three-thirty	half vier	clock330|3|30|3:30|clock|thirty|three|time|half vier|15:30|dertig|drie|klok|tijd	5	
1006	1F553	🕓️	four o’clock	vier uur	clock4|4|4:00|clock|four|o’clock|time|vier uur|00|04:00|16:00|klok|tijd|uur|vier	5	
1007	1F55F	🕟️	four-thirty	half vijf	clock430|30|4|4:30|clock|four|thirty|time|half vijf|16:30|dertig|klok|tijd|vier	5	
1008	1F554	🕔️	five o’clock	vijf uur	clock5|5|5:00|clock|five|o’clock|time|vijf uur|00|05:00|17:00|klok|uur|vijf	5	
1009	1F560	🕠️	five-thirty	half zes	clock530|30|5|5:30|clock|five|thirty|time|half zes|05:30|17:30|dertig|klok|tijd|vijf	5	
1010	1F555	🕕️	six o’clock	zes uur	clock6|6|6:00|clock|o’clock|six|time|zes uur|00|06:00|18:00|klok|tijd|uur|zes	5	
1011	1F561	🕡️	six-thirty	half zeven	clock630|30|6|6:30|clock|six|thirty|half zeven|06:30|18:30|dertig|klok|tijd|zes	5	
1012	1F556	🕖️	seven o’clock	zeven uur	clock7|0|7|7:00|clock|o’clock|seven|zeven uur|00|07:00|19:00|klok|tijd|uur|zeven	5	
1013	1F562	🕢️	seven-thirty	half acht	clock730|30|7|7:30|clock|seven|thirty|half acht|07:30|19:30|dertig|klok|tijd|zeven	5	
1014	1F557	🕗️	eight o’clock	acht uur	clock8|8|8:00|clock|eight|o’clock|time|acht uur|00|08:00|20:00|acht|klok|tijd|uur	5	
1015	1F563	🕣️	eight-thirty	half negen	clock830|30|8|8:30|clock|eight|thirty|time|half negen|08:30|20:30|acht|dertig|klok|tijd	5	
1016	1F558	🕘️	nine o’clock	negen uur	clock9|9|9:00|clock|nine|o’clock|time|negen uur|00|09:00|21:00|klok|negen|tijd|uur	5	
1017	1F564	🕤️	nine-thirty	half tien	clock930|30|9|9:30|clock|nine|thirty|time|half tien|09:30|21:30|dertig|klok|negen|tijd	5	
1018	1F559	🕙️	ten o’clock	tien uur	clock10|0|10|10:00|clock|o’clock|ten|tien uur|00|22:00|klok|tien|tijd|uur	5	
1019	1F565	🕥️	ten-thirty	half elf	clock1030|10|10:30|30|clock|ten|thirty|time|half elf|22:30|dertig|klok|tien|tijd	5	
1020	1F55A	🕚️	eleven o’clock	elf uur	clock11|11|11:00|clock|eleven|o’clock|time|elf uur|00|23:00|elf|klok|tijd|uur	5	
1021	1F566	🕦️	eleven-thirty	half twaalf	clock1130|11|11:30|30|clock|eleven|thirty|time|half twaalf|23:30|dertig|elf|klok|tijd	5	
1022	1F311	🌑	new moon	nieuwe maan	dark|moon|new|space|nieuwe maan|avond|donker|maan|maansverduistering|ruimte	5	
1023	1F312	🌒	waxing crescent moon	jonge maansikkel	crescent|dreams|moon|space|waxing|jonge maansikkel|avond|maan|ruimte|sikkel|wassend|wassende halvemaan	5	
1024	1F313	🌓	first quarter moon	maan in eerste kwartier	first|moon|quarter|space|maan in eerste kwartier|avond|kwartier|maan|ruimte	5	
1025	1F314	🌔	waxing gibbous moon	wassende maan	gibbous|moon|space|waxing|wassende maan|avond|bolvormig|maan|ruimte|tussen halve maan en volle maan|wassend	5	
1026	1F315	🌕️	full moon	volle maan	full|moon|space|volle maan|avond|maan|ruimte|vol	5	
1027	1F316	🌖	waning gibbous moon	afnemende maan	gibbous|moon|space|waning|afnemende maan|afnemend|avond|bolvormig|maan|ruimte|tussen halve maan en volle maan|wassend	5	
1028	1F317	🌗	last quarter moon	maan in laatste kwartier	last|moon|quarter|space|maan in laatste kwartier|avond|kwartier|maan|ruimte	5	
1029	1F318	🌘	waning crescent moon	asgrauwe maan	crescent|moon|space|waning|asgrauwe maan|afnemend|afnemende halvemaan|avond|maan|maansikkel|nacht|ruimte|sikkel	5	
1030	1F319	🌙	crescent moon	maansikkel	crescent|moon|ramadan|space|maansikkel|avond|halvemaan|maan|ruimte|sikkel|slapen	5	
1031	1F31A	🌚	new moon face	nieuwe maan met gezicht	new moon with face|face|moon|new|space|nieuwe maan met gezicht|avond|gezicht|maan|nieuwe maan-gezicht|ruimte	5	
1032	1F31B	🌛	first quarter moon face	maan met gezicht in eerste kwartier	first quarter moon with face|face|first|moon|quarter|space|maan met gezicht in eerste kwartier|avond|eerste kwartier|gezicht|kwartier|maan|maan in eerste kwartier met gezicht|ruimte|slapen	5	
1033	1F31C	🌜️	last quarter moon face	maan met gezicht in laatste kwartier	last quarter moon with face|dreams|face|last|moon|quarter|maan met gezicht in laatste kwartier|avond|gezicht|kwartier|laatste kwartier|maan|maan in laatste kwartier met gezicht|ruimte|slapen	5	
1034	1F321	🌡️	thermometer	thermometer	weather|koorts|weer	5	
1035	2600	☀️	sun	zon	bright|rays|space|sunny|weather|zon|felle zon|helder|stralen|weer|zonnig	5	
1036	1F31D	🌝	full moon face	volle maan met gezicht	full moon with face|bright|face|full|moon|volle maan met gezicht|avond|gezicht|helder|heldere maan|maan|ruimte|vol|volle maan	5	
1037	1F31E	🌞	sun with face	zon met gezicht	beach|bright|day|face|heat|shine|sun|sunny|sunshine|weather|zon met gezicht|gezicht|helder|warm|weer|zon|zonneschijn	5	
1038	1FA90	🪐	ringed planet	planeet met ringen	saturn|planet|ringed|saturnine|planeet met ringen|heelal|planeet|ringen|ruimte|saturnus|zonnestelsel|zwaarmoedig	5	
1039	2B50	⭐️	star	witte middelgrote ster	astronomy|medium|stars|white|witte middelgrote ster|ster	5	
1040	1F31F	🌟	glowing star	stralende ster	star2|glittery|glow|glowing|night|shining|sparkle|star|win|stralende ster|fonkelen|fonkelend|schitteren|schitterend|schittering|ster|stralen	5	
1041	1F320	🌠	shooting star	vallende ster	stars|falling|night|shooting|space|star|vallende ster|hemel|ruimte|ster|vallen|vallend	5	
1042	1F30C	🌌	milky way	melkweg	milky|space|way|melkweg|ruimte	5	
1043	2601	☁️	cloud	wolk	weather|wolk|weer	5	
1044	26C5	⛅️	sun behind cloud	zon achter wolk	partly sunny|behind|cloud|cloudy|sun|weather|zon achter wolk|weer|wolk|zon|zon achter wolken	5	
1045	26C8	⛈️	cloud with lightning and rain	wolk met bliksem en regen	stormy|thunder cloud and rain|cloud|lightning|rain|thunder|thunderstorm|wolk met bliksem en regen|onweer|regen|weer|wolk	5	
1046	1F324	🌤️	sun behind small cloud	zon achter kleine wolk	sunny|behind|cloud|sun|weather|zon achter kleine wolk|weer|wolk|zon	5	
1047	1F325	🌥️	sun behind large cloud	zon achter grote wolk	cloudy|behind|cloud|sun|weather|zon achter grote wolk|weer|wolk|zon	5	
1048	1F326	🌦️	sun behind rain cloud	zon achter regenwolk	sun and rain|behind|cloud|rain|sun|weather|zon achter regenwolk|regen|weer|wolk|zon|zon achter wolk met regen	5	
1049	1F327	🌧️	cloud with rain	wolk met regen	rainy|cloud|rain|weather|wolk met regen|regen|weer|wolk	5	
1050	1F328	🌨️	cloud with snow	wolk met sneeuw	snowy|cloud|cold|snow|weather|wolk met sneeuw|koud|sneeuw|weer|winter|wolk	5	
1051	1F329	🌩️	cloud with lightning	wolk met bliksem	lightning|cloud|weather|wolk met bliksem|bliksem|weer|wolk	5	
1052	1F32A	🌪️	tornado	tornado	cloud|weather|whirlwind|storm|weer|wervelwind|wolk	5	
1053	1F32B	🌫️	fog	mist	cloud|weather|mist|bewolkt|weer|wolk	5	
1054	1F32C	🌬️	wind face	gezicht dat wind blaast	wind blowing face|blow|cloud|face|wind|gezicht dat wind blaast|blazen|gezicht|weer|wind met gezicht|wolk	5	
1055	1F300	🌀	cyclone	cycloon	dizzy|hurricane|twister|typhoon|weather|cycloon|duizelig|spiraal|tyfoon|weer	5	
1056	1F308	🌈	rainbow	regenboog	gay|genderqueer|glbt|glbtq|lesbian|lgbt|lgbtq|lgbtqia|nature|pride|queer|rain|trans|transgender|weather|regenboog|homoseksueel|lesbisch|lgtbqia|lhbt|natuur|regen|weer	5	
1057	1F302	🌂	closed umbrella	ingevouwen paraplu	closed|clothing|rain|umbrella|ingevouwen paraplu|dichte paraplu|kleding|paraplu|regen|weer	5	
1058	2602	☂️	umbrella	paraplu	clothing|rain|paraplu|geopende paraplu|kleding|open paraplu|regen|weer	5	
1059	2614	☔️	umbrella with rain drops	paraplu met regendruppels	umbrella with rain|clothing|drop|drops|rain|umbrella|weather|paraplu met regendruppels|druppels|kleding|paraplu|regen|weer	5	
1060	26F1	⛱️	umbrella on ground	strandparasol	beach umbrella|ground|rain|sun|umbrella|strandparasol|parasol|parasol op de grond|regen|zon	5	
1061	26A1	⚡️	high voltage	hoog voltage	zap|danger|electric|electricity|high|lightning|nature|thunder|thunderbolt|voltage|hoog voltage|bliksem|donderslag|elektriciteit|elektrisch|gevaar|schok|spanning	5	
1062	2744	❄️	snowflake	sneeuwvlok	cold|snow|weather|sneeuwvlok|koud|sneeuw|weer	5	
1063	2603	☃️	snowman	sneeuwpop	snowman2|cold|man|snow|sneeuwpop|koud|sneeuw|weer	5	
1064	26C4	⛄️	snowman without snow	sneeuwpop zonder sneeuwvlokken	snowman|cold|man|snow|sneeuwpop zonder sneeuwvlokken|koud|sneeuw|sneeuwpop	5	
1065	2604	☄️	comet	komeet	space|komeet|ruimte|vuurbal	5	
1066	1F525	🔥	fire	vuur	af|burn|flame|hot|lit|litaf|tool|vuur|brand|heet|hulpmiddel|vlam	5	
1067	1F4A7	💧	droplet	druppel	cold|comic|drop|nature|sad|sweat|tear|water|weather|druppel|bedroefd|koud|strip|weer|zweet	5	
1068	1F30A	🌊	water wave	golf	ocean|nature|surf|surfer|surfing|water|wave|golf|golfsurfen|golven|japan|kanagawa|oceaan|surfen|weer|zee	5	
1069	1F383	🎃	jack-o-lantern	halloweenlantaarn	jack o lantern|celebration|halloween|jack|lantern|pumpkin|halloweenlantaarn|feest|lampion|lantaarn|pompoen|pompoenlantaarn|sint maarten	6	
1070	1F384	🎄	Christmas tree	kerstboom	celebration|christmas|tree|kerstboom|boom|feest|kerstmis|viering	6	
1071	1F386	🎆	fireworks	vuurwerk	boom|celebration|entertainment|yolo|vuurwerk|feest|jaarwisseling|knal|oud en nieuw|oudejaarsavond|vermaak|viering	6	
1072	1F387	🎇	sparkler	sterretje	boom|celebration|fireworks|sparkle|sterretje|afsteken|feest|jaarwisseling|knal|oud en nieuw|oudejaarsavond|viering|vuurwerk|vuurwerksterretje	6	
1073	1F9E8	🧨	firecracker	rotje	dynamite|explosive|fire|fireworks|light|pop|popping|spark|rotje|boem|dynamiet|explosief|licht|ontploffing|vonk|vuur|vuurwerk	6	
1074	2728	✨️	sparkles	sterretjes	*|magic|sparkle|star|sterretjes|glinsteren|glinsterende sterren|ster	6	
1075	1F388	🎈	balloon	ballon	birthday|celebrate|celebration|ballon|feest|jarig|verjaardag|vieren|viering	6	
1076	1F389	🎉	party popper	feestknaller	party|tada|awesome|birthday|celebrate|celebration|excited|hooray|popper|woohoo|feestknaller|confetti|feest|hoera|jarig|knaller|partypopper|verjaardag|viering	6	
1077	1F38A	🎊	confetti ball	confettibal	ball|celebrate|celebration|confetti|party|woohoo|confettibal|bal|feest|hoera|jarig|verjaardag|viering	6	
1078	1F38B	🎋	tanabata tree	tanabataboom	banner|celebration|japanese|tanabata|tree|tanabataboom|boom|boom met papierlinten|feest|japans|papierlinten	6	
1079	1F38D	🎍	pine decoration	dennenboomversiering	bamboo|celebration|decoration|japanese|pine|plant|dennenboomversiering|bamboe|den|dennentakdecoratie|feest|japans	6	
1080	1F38E	🎎	Japanese dolls	Japanse poppen	dolls|celebration|doll|festival|japanese|japanse poppen|feest|japans|pop|poppen|viering	6	
1081	1F38F	🎏	carp streamer	karperslinger	flags|carp|celebration|streamer|karperslinger|feest|karper|karpers|karperwimpel|slinger|wimpel	6	
1082	1F390	🎐	wind chime	windorgel	bell|celebration|chime|wind|windorgel|bel|feest|windklokkenspel	6	
1083	1F391	🎑	moon viewing ceremony	maanobservatieceremonie	moon ceremony|rice scene|celebration|ceremony|moon|viewing|maanobservatieceremonie|ceremonie|feest|maan|maanceremonie|viering	6	
1084	1F9E7	🧧	red envelope	rode envelop	envelope|gift|good|hóngbāo|lai|luck|money|red|see|rode envelop|cadeau|geld|geluk|geschenk|lai see|rode enveloppe|voorspoed	6	
1085	1F380	🎀	ribbon	strik	celebration|strik|feest|roze lint|viering	6	
1086	1F381	🎁	wrapped gift	ingepakt cadeau	gift|birthday|bow|box|celebration|christmas|present|surprise|wrapped|ingepakt cadeau|cadeau|cadeautje|cadeauverpakking met strik|feest|ingepakt|verpakking	6	
1087	1F397	🎗️	reminder ribbon	bewustzijnslintje	celebration|reminder|ribbon|bewustzijnslintje|herinnering|herinneringslintje|lintje|viering	6	
1088	1F39F	🎟️	admission tickets	entreekaartjes	tickets|admission|ticket|entreekaartjes|entree|kaartje|toegang|toegangskaartje	6	
1089	1F3AB	🎫	ticket	ticket	admission|stub|entree|entreekaartje|kaartje|toegang|toegangskaartje	6	
1090	1F396	🎖️	military medal	militaire medaille	award|celebration|medal|military|militaire medaille|medaille|militair|onderscheiding|viering	6	
1091	1F3C6	🏆️	trophy	trofee	champion|champs|prize|slay|sport|victory|win|winning|trofee|beker|gewonnen|kampioen|overwinning|prijs|winnaar	6	
1092	1F3C5	🏅	sports medal	sportmedaille	award|gold|medal|sports|winner|sportmedaille|eerste|eerste plaats|gewonnen|medaille|medaille 1e plaats|medaille met ster|winnaar	6	
1093	1F947	🥇	1st place medal	medaille 1e plaats	1st|first place medal|first|gold|medal|place|medaille 1e plaats|eerste|gewonnen|goud|gouden|medaille|winnaar	6	
1094	1F948	🥈	2nd place medal	medaille 2e plaats	2nd|second place medal|medal|place|second|silver|medaille 2e plaats|medaille|tweede|tweede plaats|zilver	6	
1095	1F949	🥉	3rd place medal	medaille 3e plaats	3rd|third place medal|bronze|medal|place|third|medaille 3e plaats|brons|bronzen|derde|derde plaats|medaille	6	
1096	26BD	⚽️	soccer ball	voetbal	soccer|ball|football|futbol|sport|voetbal|bal|futsal|messi|ronaldo	6	
1097	26BE	⚾️	baseball	honkbal	ball|sport|honkbal|bal	6	
1098	1F94E	🥎	softball	softbal	ball|glove|sports|underarm|softbal|bal|handschoen|onderarm|onderhands|sport|werpen	6	
1099	1F3C0	🏀	basketball	basketbal	ball|hoop|sport|basketbal|bal|basket	6	
1100	1F3D0	🏐	volleyball	volleybal	ball|game|volleybal|bal|wedstrijd	6	
1101	1F3C8	🏈	american football	american football	football|american|ball|bowl|sport|super|amerikaans|bal|super bowl	6	
1102	1F3C9	🏉	rugby football	rugby	ball|football|rugby|sport|bal|voetbal	6	
1103	1F3BE	🎾	tennis	tennis	ball|racquet|sport|bal|tennisbal|tennisracket	6	
1104	1F94F	🥏	flying disc	frisbee	disc|flying|ultimate|frisbee|schijf|ultiem|vliegende schotel|werpschotel	6	
1105	1F3B3	🎳	bowling	bowlen	ball|game|sport|strike|bowlen|bal|spel	6	
1106	1F3CF	🏏	cricket game	cricket	ball|bat|cricket|game|bal|cricketbat|cricketbat en bal|slaghout|sport|wedstrijd	6	
1107	1F3D1	🏑	field hockey	hockey	ball|field|game|hockey|stick|bal|hockeystick|hockeystick en bal|sport|veld|wedstrijd	6	
1108	1F3D2	🏒	ice hockey	ijshockeystick en puck	hockey|game|ice|puck|stick|ijshockeystick en puck|ijs|ijshockey|sport|wedstrijd	6	
1109	1F94D	🥍	lacrosse	lacrosse	ball|goal|sports|stick|bal|doel|sport	6	
1110	1F3D3	🏓	ping pong	pingpong	ball|bat|game|paddle|ping|pingpong|pong|table|tennis|bal|batje|sport|tafeltennis|wedstrijd	6	
1111	1F3F8	🏸	badminton	badminton	birdie|game|racquet|shuttlecock|badmintonracket en shuttle|pluimbal|racket|shuttle|sport|wedstrijd	6	
1112	1F94A	🥊	boxing glove	bokshandschoen	boxing|glove|bokshandschoen|boksen|handschoen|sport	6	
1113	1F94B	🥋	martial arts uniform	pak voor vechtsporten	arts|judo|karate|martial|taekwondo|uniform|pak voor vechtsporten|kunst|vecht	6	
1114	1F945	🥅	goal net	doelnet	goal|net|doelnet|doel|sport	6	
1115	26F3	⛳️	flag in hole	vlag in hole	golf|flag|hole|sport|vlag in hole	6	
1116	26F8	⛸️	ice skate	schaats	ice|skate|skating|schaats|ijs|kunstschaatsen|schaatsen|sport|witte schaats	6	
1117	1F3A3	🎣	fishing pole	vishengel	fishing pole and fish|entertainment|fish|fishing|pole|sport|vishengel|hengel|vis	6	
1118	1F93F	🤿	diving mask	duikbril	diving|mask|scuba|snorkeling|duikbril|duiken|duikmasker|onder water|scubaduiken|snorkelen|vis|zee	6	
1119	1F3BD	🎽	running shirt	hardloopshirt	running shirt with sash|athletics|running|sash|shirt|hardloopshirt|atletiek|hardlopen|sjerp|sport	6	
1120	1F3BF	🎿	skis	ski’s	ski|snow|sport|ski’s|laars en skis|skischoen|skiën|sneeuw|wintersport	6	
1121	1F6F7	🛷	sled	slee	luge|sledge|sleigh|snow|toboggan|slee|rodelen|roetsjen|slede|sleetje|sleeën|sneeuw	6	
1122	1F94C	🥌	curling stone	curlingsteen	curling|game|rock|stone|curlingsteen|kei|spel|sport|steen	6	
1123	1F3AF	🎯	bullseye	directe treffer	dart|direct hit|bull|direct|entertainment|game|hit|target|directe treffer|bull’s eye|darts|doelwit|in de roos|spel|sport|treffer|voltreffer	6	
1124	1FA80	🪀	yo-yo	jojo	yo yo|fluctuate|toy|jojo|fluctueren|kinderen|op en neer|speelgoed|spelen	6	
1125	1FA81	🪁	kite	vlieger	fly|soar|vlieger|buiten|opstijgen|spelen|vliegen|zweven	6	
1126	1F52B	🔫	water pistol	waterpistool	gun|pistol|handgun|revolver|tool|water|weapon|waterpistool|gereedschap|pistool|vuurwapen|wapen	6	
1127	1F3B1	🎱	pool 8 ball	biljart	8ball|billiards|8|ball|billiard|eight|game|pool|biljart|8 ball|8-ball|acht|bal|spel	6	
1128	1F52E	🔮	crystal ball	kristallen bol	ball|crystal|fairy|fairytale|fantasy|fortune|future|magic|tale|tool|kristallen bol|bol|glazen bol|kristal|magie|sprookje|toekomst voorspellen|waarzeggen|waarzeggerij	6	
1129	1FA84	🪄	magic wand	toverstok	magic|magician|wand|witch|wizard|toverstok|goochelaar|goochelen|heks|magie|magiër|tovenaar|toveren|tovertruc	6	
1130	1F3AE	🎮️	video game	videogame	controller|entertainment|game|video|videogame|gamecontroller|playstation|spel|videospel|xbox	6	
1131	1F579	🕹️	joystick	joystick	game|video|videogame|videospel	6	
1132	1F3B0	🎰	slot machine	fruitautomaat	casino|gamble|gambling|game|machine|slot|slots|fruitautomaat|eenarmige bandiet|gokkast|gokken|spel	6	
1133	1F3B2	🎲	game die	dobbelsteen	dice|die|entertainment|game|dobbelsteen|dobbelen|dobbelstenen|spel|yahtzee	6	
1134	1F9E9	🧩	puzzle piece	puzzelstukje	jigsaw|clue|interlocking|piece|puzzle|puzzelstukje|aanwijzing|gekoppeld|legpuzzel|passen|passend|puzzel|schakel|stukje	6	
1135	1F9F8	🧸	teddy bear	teddybeer	bear|plaything|plush|stuffed|teddy|toy|teddybeer|beer|beertje|knuffel|knuffelbeer|knuffelbeest|pluche|speelgoed|speeltje|teddy beer	6	
1136	1FA85	🪅	piñata	piñata	pinata|candy|celebrate|celebration|cinco|de|festive|mayo|party|pinada|cinco de mayo|feest|mexicaans|mexico|snoep|snoepgoed|vieren|viering	6	
1137	1FAA9	🪩	mirror ball	spiegelbal	disco|disco ball|ball|dance|glitter|mirror|party|spiegelbal|dans|dansen|discobal|feest	6	
1138	1FA86	🪆	nesting dolls	matroesjka	babooshka|baboushka|babushka|doll|dolls|matryoshka|nesting|russia|matroesjka|baboesjka|baboesjka’s|genest|pop|poppetjes|rusland|russisch	6	
1139	2660	♠️	spade suit	schoppen	spades|card|game|spade|suit|schoppen|kaart|kaarten|spel	6	
1140	2665	♥️	heart suit	harten	hearts|card|emotion|game|heart|suit|harten|hart|kaart|kaarten|spel	6	
1141	2666	♦️	diamond suit	ruiten	diamonds|card|diamond|game|suit|ruiten|kaart|kaarten|ruit|spel|vorm	6	
1142	2663	♣️	club suit	klaveren	clubs|card|club|game|suit|klaveren|kaart|kaarten|klaver|spel	6	
1143	265F	♟️	chess pawn	pion	chess|dupe|expendable|pawn|pion|schaken|slachtoffer|waardeloos	6	
1144	1F0CF	🃏	joker	Jokerkaart	black joker|card|game|wildcard|jokerkaart|kaart|kaarten|spel|spelen	6	
1145	1F004	🀄️	mahjong red dragon	mahjong rode draak	mahjong|dragon|game|red|mahjong rode draak|rode draak|rood|spel|stenen	6	
1146	1F3B4	🎴	flower playing cards	speelkaarten	card|cards|flower|game|japanese|playing|speelkaarten|bloem|bloemenkaart|bloemspeelkaarten|hanafuda|japans|kaart|kaartspel|spel|spelen	6	
1147	1F3AD	🎭️	performing arts	toneelkunsten	actor|actress|art|arts|entertainment|mask|performing|theater|theatre|thespian|toneelkunsten|kunst|masker|maskers|optreden|toneel|toneelkunst|treurspel	6	
1148	1F5BC	🖼️	framed picture	lijst met afbeelding	frame with picture|art|frame|framed|museum|painting|picture|lijst met afbeelding|afbeelding|kunst|lijst|schilderij	6	
1149	1F3A8	🎨	artist palette	schilderspalet	art|palette|artist|artsy|arty|colorful|creative|entertainment|museum|painter|painting|schilderspalet|creatief|kleurrijk|kunst|kunstzinnig|palet|schilderen|schilderij	6	
1150	1F9F5	🧵	thread	garen	needle|sewing|spool|string|garen|draad|klos|naaien|naald	6	
1151	1FAA1	🪡	sewing needle	naald	embroidery|needle|sew|sewing|stitches|sutures|tailoring|thread|naald|borduren|draad|hechten|hechtingen|hobby|kleding|kleermaken|naaien|speld	6	
1152	1F9F6	🧶	yarn	wol	ball|crochet|knit|wol|bal|bol|breien|draad|haken	6	
1153	1FAA2	🪢	knot	knoop	cord|rope|tangled|tie|twine|twist|knoop|boot|geknoopt|hobby|knopen|kronkel|padvinder|streng|touw|zeilen	6	
1154	1F453	👓️	glasses	bril	eyeglasses|clothing|eye|eyewear|bril|bijziend|brillen|kleding|oog|verziend|zien|zonnebril	7	
1155	1F576	🕶️	sunglasses	zonnebril	dark|eye|eyewear|glasses|zonnebril|bril|brillen|donker|oog	7	
1156	1F97D	🥽	goggles	oogscherm	dive|eye|protection|scuba|swimming|welding|oogscherm|bescherming|bril|duik|duiken|lassen|oog|zwemmen	7	
1157	1F97C	🥼	lab coat	labjas	clothes|coat|doctor|dr|experiment|jacket|lab|scientist|white|labjas|dokter|dr.|jas|kleding|wetenschapper|wit	7	
1158	1F9BA	🦺	safety vest	veiligheidsvest	emergency|safety|vest|veiligheidsvest|gevaarlijk|noodgeval|veilig|veiligheid	7	
1159	1F454	👔	necktie	stropdas	clothing|employed|serious|shirt|tie|stropdas|formeel|kleding|overhemd|pak	7	
1160	1F455	👕	t-shirt	T-shirt	shirt|blue|casual|clothes|clothing|collar|dressed|shopping|tshirt|weekend|blauw shirt|kleding|kraag|poloshirt|vrijetijdskleding	7	
1161	1F456	👖	jeans	spijkerbroek	blue|casual|clothes|clothing|denim|dressed|pants|shopping|trousers|weekend|spijkerbroek|broek|kleding	7	
1162	1F9E3	🧣	scarf	sjaal	bundle|cold|neck|up|sjaal|koud|nek	7	
1163	1F9E4	🧤	gloves	handschoenen	hand|handschoenen	7	
1164	1F9E5	🧥	coat	jas	brr|bundle|cold|jacket|up|jas|blazer|jack|koud|warm aankleden	7	
1165	1F9E6	🧦	socks	sokken	stocking|sokken|kousen	7	
1166	1F457	👗	dress	jurk	clothes|clothing|dressed|fancy|shopping|jurk|blauwe jurk|dansen|kleding|kledingstuk|sjiek|winkelen	7	
1167	1F458	👘	kimono	kimono	clothing|comfortable|japans|japon|kleding	7	
1168	1F97B	🥻	sari	sari	clothing|dress|jurk|kledij|kleding	7	
1169	1FA71	🩱	one-piece swimsuit	badpak	one piece swimsuit|bathing|one-piece|suit|swimsuit|badpak|badpak uit één stuk|strand|zomer|zwembad|zwemgerief|zwemmen|zwempak	7	
1170	1FA72	🩲	briefs	slip	bathing|one-piece|suit|swimsuit|underwear|slip|onderbroek|ondergoed|sporten|strand|zwembroek|zwemgerief|zwemkleding|zwemmen	7	
1171	1FA73	🩳	shorts	korte broek	bathing|pants|suit|swimsuit|underwear|korte broek|badpak|broek|ondergoed|pak|zwem	7	
1172	1F459	👙	bikini	bikini	bathing|beach|clothing|pool|suit|swim|kleding|zwembad|zwemkleding|zwemmen	7	
1173	1F45A	👚	woman’s clothes	dameskleding	womans clothes|blouse|clothes|clothing|collar|dress|dressed|lady|shirt|shopping|woman|woman’s|dameskleding|dames|kleding	7	
1174	1FAAD	🪭	folding hand fan	opvouwbare waaier	folding fan|clack|clap|cool|cooling|dance|fan|flirt|flutter|folding|hand|hot|shy|opvouwbare waaier|afkoelen|dansen|fladderen|heet|verlegen|waaier	7	
1175	1F45B	👛	purse	portemonnee	clothes|clothing|coin|dress|fancy|handbag|shopping|portemonnee|accessoire|beurs|geld uitgeven|kleding|knip|munt|portefeuille|roze portemonnee|winkelen	7	
1176	1F45C	👜	handbag	handtas	bag|clothes|clothing|dress|lady|purse|shopping|handtas|accessoire|kleding|modieuze tas|tas|winkelen	7	
1177	1F45D	👝	clutch bag	tasje	pouch|bag|clothes|clothing|clutch|dress|handbag|purse|tasje|accessoire|enveloptas|handtas|kleding|tas	7	
1178	1F6CD	🛍️	shopping bags	boodschappentassen	bag|bags|hotel|shopping|boodschappentassen|tas|winkelen	7	
1179	1F392	🎒	backpack	schooltas	school satchel|backpacking|bag|bookbag|education|rucksack|satchel|school|schooltas|boekentas|rugzak|tas	7	
1180	1FA74	🩴	thong sandal	teenslipper	beach|flip|flop|sandal|sandals|shoe|thong|thongs|zōri|teenslipper|sandaal|sandalen|schoen|slipper|strand|strandslipper	7	
1181	1F45E	👞	man’s shoe	herenschoen	mans shoe|brown|clothes|clothing|feet|foot|kick|man|man’s|shoe|shoes|shopping|herenschoen|formeel|kleding|leren schoen|nette schoen|schoen	7	
1182	1F45F	👟	running shoe	sportschoen	athletic shoe|sneaker|athletic|clothes|clothing|fast|kick|running|shoe|shoes|shopping|tennis|sportschoen|atletiek|hardlopen|kleding|rennen|schoen|sporten	7	
1183	1F97E	🥾	hiking boot	wandelschoen	backpacking|boot|brown|camping|hiking|outdoors|shoe|wandelschoen|backpacken|bruin|buiten|kamperen|laars|schoen|wandelen	7	
1184	1F97F	🥿	flat shoe	platte schoen	womans flat shoe|ballet|comfy|flat|flats|shoe|slip-on|slipper|platte schoen|ballerina|ballerina’s|comfortabel|flatjes|instapper	7	
1185	1F460	👠	high-heeled shoe	schoen met hoge hak	high heel|clothes|clothing|dress|fashion|heel|heels|high-heeled|shoe|shoes|shopping|stiletto|woman|schoen met hoge hak|hak|hoge hak|kleding|naaldhak|pump|schoen|vrouw	7	
1186	1F461	👡	woman’s sandal	damessandaal	sandal|clothing|shoe|woman|woman’s|damessandaal|hak|hoge hak|kleding|muiltje|sandaal|schoen|schoen met open teen|vrouw	7	
1187	1FA70	🩰	ballet shoes	balletschoenen	ballet|dance|shoes|balletschoenen|ballerina|dans|dansen|pirouette|schoenen|spitzen	7	
1188	1F462	👢	woman’s boot	dameslaars	boot|clothes|clothing|dress|shoe|shoes|shopping|woman|woman’s|dameslaars|kleding|laars|schoen|vrouw	7	
1189	1FAAE	🪮	hair pick	haarkam	afro|comb|groom|hair|pick|haarkam|haar|kam|kroes	7	
1190	1F451	👑	crown	kroon	clothing|family|king|medieval|queen|royal|royalty|win|kroon|adel|game of thrones|kleding|koning|koningin|koninklijk|middeleeuwen|vorst|vorstin	7	
1191	1F452	👒	woman’s hat	dameshoed	womans hat|clothes|clothing|garden|hat|hats|party|woman|woman’s|dameshoed|hoed|hoed met strik|kleding|vrouw	7	
1192	1F3A9	🎩	top hat	hoge hoed	tophat|clothes|clothing|fancy|formal|hat|magic|top|hoge hoed|formeel|goochelen|goochelhoed|hoed|hoog|kleding	7	
1193	1F393	🎓️	graduation cap	academische baret	mortar board|cap|celebration|clothing|education|graduation|hat|scholar|academische baret|afstuderen|baret|feest|hoed|kleding|opleiding|student	7	
1194	1F9E2	🧢	billed cap	pet	baseball|bent|billed|cap|dad|hat|pet|baseballcap|hoofddeksel	7	
1195	1FA96	🪖	military helmet	legerhelm	army|helmet|military|soldier|war|warrior|legerhelm|helm|krijger|leger|militair|oorlog|soldaat|vechter|voorwerp	7	
1196	26D1	⛑️	rescue worker’s helmet	helm van reddingswerker	helmet with cross|rescue worker helmet|aid|cross|face|hat|helmet|rescue|worker’s|helm van reddingswerker|gezicht|helm|hoed|hulp|kruis|redding|werknemer	7	
1197	1F4FF	📿	prayer beads	gebedssnoer	beads|clothing|necklace|prayer|religion|gebedssnoer|gebed|gebedsketting|gebedskralen|geloof|ketting|kleding|kralen	7	
1198	1F484	💄	lipstick	lippenstift	cosmetics|date|makeup|lippenstift|afspraakje|cosmetica|make-up|opmaken	7	
1199	1F48D	💍	ring	ring	diamond|engaged|engagement|married|romance|shiny|sparkling|wedding|bruiloft|diamant|glinsteren|romantiek|schitteren|trouwen|verloving	7	
1200	1F48E	💎	gem stone	edelsteen	gem|diamond|engagement|jewel|money|romance|stone|wedding|edelsteen|bruiloft|diamant|juweel|romantiek|trouwen|verloving	7	
1201	1F507	🔇	muted speaker	speaker uit	mute|no sound|muted|quiet|silent|sound|speaker|speaker uit|dempen|geen geluid|geluid uit|luidspreker|stil|volume	7	
1202	1F508	🔈️	speaker low volume	speaker	low volume|quiet sound|speaker|low|soft|sound|volume|laag volume|luidspreker|zacht	7	
1203	1F509	🔉	speaker medium volume	speaker aan	medium volumne|sound|medium|speaker|volume|speaker aan|gemiddeld volume|luidspreker	7	
1204	1F50A	🔊	speaker high volume	speaker luid	high volume|loud sound|high|loud|music|sound|speaker|volume|speaker luid|hard|hoog volume|luid|luidspreker	7	
1205	1F4E2	📢	loudspeaker	luidspreker	address|communication|loud|public|sound|luidspreker|luid|megafoon|toespraak|toespreken	7	
1206	1F4E3	📣	megaphone	megafoon	mega|cheering|sound|megafoon|communicatie|geluid|gouden megafoon|juichen|versterken	7	
1207	1F4EF	📯	postal horn	posthoorn	horn|post|postal|posthoorn|blaasinstrument|hoorn|jachthoorn	7	
1208	1F514	🔔	bell	bel	break|church|sound|bel|kerkklok|klok|luiden|pauze|rinkelen	7	
1209	1F515	🔕	bell with slash	doorgestreepte bel	no bell|bell|forbidden|mute|no|not|prohibited|quiet|silent|slash|sound|doorgestreepte bel|bel|dempen|geen|geen geluid|geluid uit|niet toegestaan|stil|stilte	7	
1210	1F3BC	🎼	musical score	notenschift	music|musical|note|score|notenschift|g-sleutel|muziek|partituur	7	
1211	1F3B5	🎵	musical note	muzieknoot	music|musical|note|sound|muzieknoot|achtste noten|muziek|noot	7	
1212	1F3B6	🎶	musical notes	muzieknoten	notes|music|musical|note|sound|muzieknoten|achtste noten|geluid|muziek|noot|noten	7	
1213	1F399	🎙️	studio microphone	studiomicrofoon	mic|microphone|music|studio|studiomicrofoon|microfoon|muziek	7	
1214	1F39A	🎚️	level slider	schuifregelaar	level|music|slider|schuifregelaar|muziek|niveau|schuifje|volumeregelaar	7	
1215	1F39B	🎛️	control knobs	controleknoppen	control|knobs|music|controleknoppen|bediening|knoppen|muziek	7	
1216	1F3A4	🎤	microphone	microfoon	karaoke|mic|music|sing|sound|microfoon|geluid|muziek|zingen	7	
1217	1F3A7	🎧️	headphone	hoofdtelefoon	headphones|earbud|sound|hoofdtelefoon|geluid|koptelefoon|oordopje	7	
1218	1F4FB	📻️	radio	radio	entertainment|tbt|video|muziek	7	
1219	1F3B7	🎷	saxophone	saxofoon	instrument|music|sax|saxofoon|muziek|muziekinstrument	7	
1220	1F3BA	🎺	trumpet	trompet	instrument|music|trompet|muziek|muziekinstrument	7	
1221	1FA97	🪗	accordion	accordeon	box|concertina|instrument|music|squeeze|squeezebox|accordeon|bandoneon|muziek|trek|trekzak	7	
1222	1F3B8	🎸	guitar	gitaar	instrument|music|strat|gitaar|muziek|muziekinstrument|stratocaster	7	
1223	1F3B9	🎹	musical keyboard	piano	instrument|keyboard|music|musical|piano|muziek|muziekinstrument	7	
1224	1F3BB	🎻	violin	viool	instrument|music|viool|muziek|muziekinstrument|stradivarius	7	
1225	1FA95	🪕	banjo	banjo	music|stringed|besnaard|instrument|muziek|snaarinstrument|spelen	7	
1226	1F941	🥁	drum	trommel	drumsticks|music|trommel|drummen|drums|muziek|muziekinstrument|trommelen|trommelstokken	7	
1227	1FA98	🪘	long drum	hoge trom	beat|conga|drum|instrument|long|rhythm|hoge trom|hoog|ritme|trom	7	
1228	1FA87	🪇	maracas	sambaballen	cha|dance|instrument|music|party|percussion|rattle|shake|shaker|sambaballen|muziek|percussie|ratelen|schudden	7	
1229	1FA88	🪈	flute	fluit	band|fife|flautist|instrument|marching|music|orchestra|piccolo|pipe|recorder|woodwind|fluit|blokfluit|dwarsfluit|houtblazer|muziek|pijperfluit	7	
1230	1F4F1	📱	mobile phone	mobiele telefoon	android|iphone|cell|communication|mobile|phone|telephone|mobiele telefoon|bellen|communicatie|mobiel|smartphone|telefoon	7	
1231	1F4F2	📲	mobile phone with arrow	mobiel met pijl	calling|mobile phone arrow|arrow|build|call|cell|communication|mobile|phone|receive|telephone|mobiel met pijl|bellen|mobiel|mobiele telefoon|ontvangen|pijl|smartphone|telefoon	7	
1232	260E	☎️	telephone	telefoon	phone|telefoon|rode telefoon met hoorn|vaste telefoon	7	
1233	1F4DE	📞	telephone receiver	telefoonhoorn	communication|phone|receiver|telephone|voip|telefoonhoorn|bellen|hoorn|telefoon	7	
1234	1F4DF	📟️	pager	pager	communication|pieper	7	
1235	1F4E0	📠	fax machine	fax	fax|communication|machine|communicatie|faxapparaat	7	
1236	1F50B	🔋	battery	batterij	batterij	7	
1237	1FAAB	🪫	low battery	batterij bijna leeg	battery|drained|electronic|energy|low|power|batterij bijna leeg|accu|batterij|electronisch|lege batterij|weinig batterijlading	7	
1238	1F50C	🔌	electric plug	stekker	electric|electricity|plug|stekker|elektriciteit|elektrisch	7	
1239	1F4BB	💻️	laptop	laptop	computer|office|pc|personal|notebook|personal computer	7	
1240	1F5A5	🖥️	desktop computer	desktop	computer|desktop|monitor|beeldscherm	7	
1241	1F5A8	🖨️	printer	printer	computer|afdrukken	7	
1242	2328	⌨️	keyboard	toetsenbord	computer|toetsenbord	7	
1243	1F5B1	🖱️	computer mouse	computermuis	computer|mouse|computermuis|muis	7	
1244	1F5B2	🖲️	trackball	trackball	computer	7	
1245	1F4BD	💽	computer disk	harddisk	minidisc|computer|disk|minidisk|optical|harddisk|optisch	7	
1246	1F4BE	💾	floppy disk	floppydisk	computer|disk|floppy|floppydisk|diskette|opslaan	7	
1247	1F4BF	💿️	optical disk	optische schijf	cd|blu-ray|computer|disk|dvd|optical|optische schijf|cd-rom|optisch|schijf	7	
1248	1F4C0	📀	dvd	dvd	blu-ray|cd|computer|disk|optical|optisch|schijf	7	
1249	1F9EE	🧮	abacus	abacus	calculation|calculator|berekenen|optellen|rekenen|rekenmachine|tellen|telraam	7	
1250	1F3A5	🎥	movie camera	filmcamera	bollywood|camera|cinema|film|hollywood|movie|record|filmcamera|bioscoop|opnemen	7	
1251	1F39E	🎞️	film frames	filmframes	cinema|film|frames|movie|filmframes|bioscoop|filmrol|films	7	
1252	1F4FD	📽️	film projector	filmprojector	cinema|film|movie|projector|video|filmprojector|bioscoop	7	
1253	1F3AC	🎬️	clapper board	klapbord	clapper|action|board|movie|klapbord|actie|entertainment|film|filmklapper|filmset|klapper|opnames	7	
1254	1F4FA	📺️	television	tv	tv|video|beeld|beeldbuis|televisie	7	
1255	1F4F7	📷️	camera	camera	photo|selfie|snap|tbt|trip|video|fotocamera|fotograferen	7	
1256	1F4F8	📸	camera with flash	camera met flitser	camera|flash|video|camera met flitser|flitser|fotograferen	7	
1257	1F4F9	📹️	video camera	videocamera	camcorder|camera|tbt|video|videocamera	7	
1258	1F4FC	📼	videocassette	videoband	vhs|old|school|tape|vcr|video|videoband|band|film	7	
1259	1F50D	🔍️	magnifying glass tilted left	vergrootglas naar links gericht	mag|glass|lab|left|left-pointing|magnifying|science|search|tilted|tool|vergrootglas naar links gericht|gereedschap|glas|vergrootglas|vergroten|zoeken	7	
1260	1F50E	🔎	magnifying glass tilted right	vergrootglas naar rechts gericht	mag right|contact|glass|lab|magnifying|right|right-pointing|science|search|tilted|tool|vergrootglas naar rechts gericht|gereedschap|glas|vergrootglas|vergroten|zoeken	7	
1261	1F56F	🕯️	candle	kaars	light|kaars|kaarslicht|licht	7	
1262	1F4A1	💡	light bulb	gloeilamp	bulb|comic|electric|idea|light|gloeilamp|elektrisch|idee|lamp|licht|peertje|strip	7	
1263	1F526	🔦	flashlight	zaklamp	electric|light|tool|torch|zaklamp|elektrisch|lamp|licht|zaklantaarn	7	
1264	1F3EE	🏮	red paper lantern	rode papieren lantaarn	izakaya lantern|bar|lantern|light|paper|red|restaurant|rode papieren lantaarn|lantaarn|licht|rood	7	
1265	1FA94	🪔	diya lamp	diya-lamp	diya|lamp|light|oil|diya-lamp|licht|olie|vlam	7	
1266	1F4D4	📔	notebook with decorative cover	versierd schrift	book|cover|decorated|decorative|education|notebook|school|writing|versierd schrift|boek|decoratief|notitieboekje|omslag|opleiding|schrijven|versierd	7	
1267	1F4D5	📕	closed book	gesloten boek	book|closed|education|gesloten boek|bibliotheek|boek|educatie|gesloten|lezen|onderwijs	7	
1268	1F4D6	📖	open book	geopend boek	book|education|fantasy|knowledge|library|novels|open|reading|geopend boek|boek|geopend	7	
1269	1F4D7	📗	green book	groen boek	book|education|fantasy|green|library|reading|groen boek|bibliotheek|boek|educatie|groen|lezen|onderwijs	7	
1270	1F4D8	📘	blue book	blauw boek	blue|book|education|fantasy|library|reading|blauw boek|bibliotheek|blauw|boek|educatie|lezen|onderwijs	7	
1271	1F4D9	📙	orange book	oranje boek	book|education|fantasy|library|orange|reading|oranje boek|bibliotheek|boek|educatie|lezen|onderwijs|oranje	7	
1272	1F4DA	📚️	books	boeken	book|education|fantasy|knowledge|library|novels|reading|school|study|boeken|boek|educatie|kennis|lezen|onderwijs|opleiding	7	
1273	1F4D3	📓	notebook	schrift	schrift|notitieboek	7	
1274	1F4D2	📒	ledger	grootboek	notebook|grootboek|map|notitieboek|ringband|schrift	7	
1275	1F4C3	📃	page with curl	omkrullende pagina	curl|document|page|paper|omkrullende pagina|bladzijde|half opgerold papier|krul|pagina|pagina met krul|papier	7	
1276	1F4DC	📜	scroll	rol	paper|rol|papier|papierrol|perkament|perkamentpapier	7	
1277	1F4C4	📄	page facing up	pagina met bovenzijde omhoog	document|facing|page|paper|up|pagina met bovenzijde omhoog|bladzijde|pagina	7	
1278	1F4F0	📰	newspaper	krant	communication|news|paper|krant|dagblad|nieuws|nieuwsblad|voorpagina|weekblad	7	
1279	1F5DE	🗞️	rolled-up newspaper	opgerolde krant	rolled up newspaper|news|newspaper|paper|rolled|rolled-up|opgerolde krant|dagblad|krant|nieuws|nieuwsblad|opgerold|weekblad	7	
1280	1F4D1	📑	bookmark tabs	bladwijzertabs	bookmark|mark|marker|tabs|bladwijzertabs|bladwijzer|bladwijzers|markering|tabbladen	7	
1281	1F516	🔖	bookmark	bladwijzer	mark|bladwijzer|markering	7	
1282	1F3F7	🏷️	label	label	tag	7	
1283	1FA99	🪙	coin	munt	dollar|euro|gold|metal|money|rich|silver|treasure|munt|geld|goud|metaal|rijk|schat|zilver	7	
1284	1F4B0	💰️	money bag	zak met geld	moneybag|bag|bank|bet|billion|cash|cost|dollar|gold|million|money|paid|paying|pot|rich|win|zak met geld|geld|geldzak|rijk|zak	7	
1285	1F4B4	💴	yen banknote	yenbiljet	yen|bank|banknote|bill|currency|money|note|yenbiljet|bankbiljet|biljet|briefgeld|briefje|geld|valuta	7	
1286	1F4B5	💵	dollar banknote	dollarbiljet	dollar|bank|banknote|bill|currency|money|note|dollarbiljet|bankbiljet|biljet|briefgeld|briefje|geld|valuta	7	
1287	1F4B6	💶	euro banknote	eurobiljet	euro|100|bank|banknote|bill|currency|money|note|rich|eurobiljet|bankbiljet|biljet|briefgeld|briefje|geld|valuta	7	
1288	1F4B7	💷	pound banknote	pondbiljet	pound|bank|banknote|bill|billion|cash|currency|money|note|pounds|pondbiljet|bankbiljet|biljet|briefgeld|briefje|geld|pond|valuta	7	
1289	1F4B8	💸	money with wings	vliegend geld	bank|banknote|bill|billion|cash|dollar|fly|million|money|note|pay|wings|vliegend geld|bankbiljet|biljet|briefgeld|geld|geld met vleugels|vleugels|vliegen|vliegend bankbiljet	7	
1290	1F4B3	💳️	credit card	creditcard	bank|card|cash|charge|credit|money|pay|creditcard|betaalkaart|geld|kaart|krediet|pinpas	7	
1291	1F9FE	🧾	receipt	kassabon	accounting|bookkeeping|evidence|invoice|proof|kassabon|administratie|bewijs|boekhouden|boekhouding|bonnetje|factuur|kwitantie|rekening	7	
1292	1F4B9	💹	chart increasing with yen	stijgende grafiek met yenteken	chart|bank|currency|graph|growth|increasing|market|money|rise|trend|upward|yen|stijgende grafiek met yenteken|geld|grafiek|groei|markt|stijging|toenemend|valuta	7	
1293	2709	✉️	envelope	envelop	e-mail|email|letter|envelop|brief|mail	7	
1294	1F4E7	📧	e-mail	e-mail	email|letter|mail|brief|post	7	
1295	1F4E8	📨	incoming envelope	inkomende post	delivering|e-mail|email|envelope|incoming|letter|mail|receive|sent|inkomende post|binnengekomen|brief|elektronische post|envelop|inkomend|ontvangen|post	7	
1296	1F4E9	📩	envelope with arrow	envelop met pijl	arrow|communication|down|e-mail|email|envelope|letter|mail|outgoing|send|sent|envelop met pijl|brief|communicatie|envelop|omlaag|pijl|post|uitgaand|verzenden|verzonden	7	
1297	1F4E4	📤️	outbox tray	postvak uit	box|email|letter|mail|outbox|sent|tray|postvak uit|brief|post|postvak|uitgaand|verzonden	7	
1298	1F4E5	📥️	inbox tray	postvak in	box|email|inbox|letter|mail|receive|tray|zero|postvak in|brief|inkomend|ontvangen|post|postvak	7	
1299	1F4E6	📦️	package	pakket	box|communication|delivery|parcel|shipping|pakket|bezorging|dichtgeplakte doos|doos|pakketje	7	
1300	1F4EB	📫️	closed mailbox with raised flag	gesloten brievenbus met vlaggetje omhoog	mailbox|closed|communication|flag|mail|postbox|raised|gesloten brievenbus met vlaggetje omhoog|brievenbus|gesloten|post|postbus	7	
1301	1F4EA	📪️	closed mailbox with lowered flag	gesloten brievenbus met vlaggetje omlaag	mailbox closed|closed|flag|lowered|mail|mailbox|postbox|gesloten brievenbus met vlaggetje omlaag|brievenbus|gesloten|omlaag|post|postbus	7	
1302	1F4EC	📬️	open mailbox with raised flag	open brievenbus met vlaggetje omhoog	mailbox with mail|flag|mail|mailbox|open|postbox|raised|open brievenbus met vlaggetje omhoog|brievenbus|post|postbus	7	
1303	1F4ED	📭️	open mailbox with lowered flag	open brievenbus met vlaggetje omlaag	mailbox with no mail|flag|lowered|mail|mailbox|open|postbox|open brievenbus met vlaggetje omlaag|brievenbus|omlaag|post|postbus	7	
1304	1F4EE	📮	postbox	brievenbus	mail|mailbox|brievenbus|brief posten|brievenbus met brief|post|postbus	7	
1305	1F5F3	🗳️	ballot box with ballot	stembus met stembiljet	ballot box|ballot|box|stembus met stembiljet|doos|stem uitbrengen|stembus	7	
1306	270F	✏️	pencil	potlood	potlood	7	
1307	2712	✒️	black nib	kroontjespen met zwarte punt	black|nib|pen|kroontjespen met zwarte punt|punt|vulpen	7	
1308	1F58B	🖋️	fountain pen	vulpen	fountain|pen|vulpen	7	
1309	1F58A	🖊️	pen	pen	ballpoint|balpen	7	
1310	1F58C	🖌️	paintbrush	kwast	painting|kwast|penseel|schilderen|schilderkwast|verven	7	
1311	1F58D	🖍️	crayon	krijtje	krijtje|krijt|rood krijtje	7	
1312	1F4DD	📝	memo	memo	communication|media|notes|pencil|aantekeningen|opmerkingen|papier|potlood	7	
1313	1F4BC	💼	briefcase	aktentas	office|aktentas|aktetas|boekentas|handtas|kantoor	7	
1314	1F4C1	📁	file folder	bestandsmap	file|folder|bestandsmap|bestand|map	7	
1315	1F4C2	📂	open file folder	geopende map	file|folder|open|geopende map|bestand|geopende bestandsmap|map	7	
1316	1F5C2	🗂️	card index dividers	tabbladen	card|dividers|index|tabbladen|kaart|kaarten	7	
1317	1F4C5	📅	calendar	kalender	date|kalender|datum	7	
1318	1F4C6	📆	tear-off calendar	scheurkalender	calendar|tear-off|scheurkalender|kalender	7	
1319	1F5D2	🗒️	spiral notepad	schrijfblok met spiraal	notepad spiral|note|notepad|pad|spiral|schrijfblok met spiraal|notitie|notitieblok|schrijfblok|spiraal	7	
1320	1F5D3	🗓️	spiral calendar	kalender met spiraal	calendar spiral|calendar|pad|spiral|kalender met spiraal|blok|jaarkalender|kalender|omlegkalender|spiraal	7	
1321	1F4C7	📇	card index	kaartindex	card|index|old|rolodex|school|kaartindex|kaart|systeemkaarten	7	
1322	1F4C8	📈	chart increasing	stijgende trend	chart with upwards trend|chart|data|graph|growth|increasing|right|trend|up|upward|stijgende trend|diagram|grafiek|grafiek met stijgende trend|groei|positief|stijgend	7	
1323	1F4C9	📉	chart decreasing	dalende trend	chart with downwards trend|chart|data|decreasing|down|downward|graph|negative|trend|dalende trend|dalend|daling|diagram|grafiek|grafiek met dalende trend|negatief	7	
1324	1F4CA	📊	bar chart	staafdiagram	bar|chart|data|graph|staafdiagram|diagram|grafiek|staaf|staafgrafiek	7	
1325	1F4CB	📋️	clipboard	klembord	do|list|notes|klembord|notities|to-dolijst	7	
1326	1F4CC	📌	pushpin	punaise	collage|pin|punaise|speld	7	
1327	1F4CD	📍	round pushpin	ronde speld	location|map|pin|pushpin|round|ronde speld|kaart|kopspeld|locatie|speld	7	
1328	1F4CE	📎	paperclip	paperclip	clip	7	
1329	1F587	🖇️	linked paperclips	twee paperclips aan elkaar	paperclips|link|linked|paperclip|twee paperclips aan elkaar|aan elkaar|vastgemaakt	7	
1330	1F4CF	📏	straight ruler	liniaal	angle|edge|math|ruler|straight|straightedge|liniaal|meetinstrument|meten|rechte lijn|wiskunde	7	
1331	1F4D0	📐	triangular ruler	geodriehoek	angle|math|rule|ruler|set|slide|triangle|triangular|geodriehoek|driehoek|geo|liniaal|meetinstrument|meten|wiskunde	7	
1332	2702	✂️	scissors	schaar	cut|cutting|paper|tool|schaar|gereedschap|knippen	7	
1333	1F5C3	🗃️	card file box	kaartenbak	box|card|file|kaartenbak|archief|bak|kaart	7	
1334	1F5C4	🗄️	file cabinet	archiefkast	cabinet|file|filing|paper|archiefkast|archief|archiveren|kast	7	
1335	1F5D1	🗑️	wastebasket	prullenmand	trashcan|can|garbage|trash|waste|prullenmand|prullenbak|recyclen	7	
1336	1F512	🔒️	locked	slot	lock|closed|private|slot|gesloten slot|privé	7	
1337	1F513	🔓️	unlocked	geopend hangslot	unlock|cracked|lock|open|geopend hangslot|gekraakt slot|geopend|hangslot|open slot|openen	7	
1338	1F50F	🔏	locked with pen	slot met pen	lock with ink pen|ink|lock|locked|nib|pen|privacy|slot met pen|inkt|slot|slot met vulpen|vulpen	7	
1339	1F510	🔐	locked with key	gesloten slot met sleutel	closed lock with key|bike|closed|key|lock|locked|secure|gesloten slot met sleutel|beveiligd|gesloten|sleutel|slok|slot met sleutel	7	
1340	1F511	🔑	key	sleutel	keys|lock|major|password|unlock|sleutel|beveiligd|op slot|openen|wachtwoord	7	
1341	1F5DD	🗝️	old key	oude sleutel	clue|key|lock|old|oude sleutel|aanwijzing|oud|ouderwetse sleutel|sleutel|slot	7	
1342	1F528	🔨	hammer	hamer	home|improvement|repairs|tool|hamer|gereedschap|timmeren	7	
1343	1FA93	🪓	axe	bijl	ax|chop|hatchet|split|wood|bijl|gereedschap|hakken|hout|houthakker|splijten	7	
1344	26CF	⛏️	pick	pikhouweel	hammer|mining|tool|pikhouweel|gereedschap|mijnbouw	7	
1345	2692	⚒️	hammer and pick	twee hamers	hammer|pick|tool|twee hamers|gereedschap|hamer|hamer en pikhouweel|hamers|pikhouweel	7	
1346	1F6E0	🛠️	hammer and wrench	hamer en moersleutel	hammer|spanner|tool|wrench|hamer en moersleutel|gereedschap|hamer|klussen|moersleutel	7	
1347	1F5E1	🗡️	dagger	dolk	knife|weapon|dolk|mes|wapen	7	
1348	2694	⚔️	crossed swords	gekruiste zwaarden	crossed|swords|weapon|gekruiste zwaarden|degens gekruist|gekruist|wapen|zwaarden	7	
1349	1F4A3	💣️	bomb	bom	boom|comic|dangerous|explosion|hot|bom|cartoonbom|explosie|gevaarlijk|ontploffing|strip	7	
1350	1FA83	🪃	boomerang	boemerang	rebound|repercussion|weapon|boemerang|australië|buiten|reactie|spel|terugslag	7	
1351	1F3F9	🏹	bow and arrow	pijl en boog	archer|archery|arrow|bow|sagittarius|tool|weapon|zodiac|pijl en boog|boog|boogschieten|boogschutter|horoscoop|pijl|sport|sterrenbeeld|wapen	7	
1352	1F6E1	🛡️	shield	schild	weapon|schild|bescherming|middeleeuwen|wapen	7	
1353	1FA9A	🪚	carpentry saw	houtzaag	carpenter|carpentry|cut|lumber|saw|tool|trim|houtzaag|afzagen|gereedschap|hout|timmeren|timmerman|voorwerp|zaag|zagen	7	
1354	1F527	🔧	wrench	moersleutel	home|improvement|spanner|tool|moersleutel|engelse sleutel|gereedschap|schroefsleutel	7	
1355	1FA9B	🪛	screwdriver	schroevendraaier	flathead|handy|screw|tool|schroevendraaier|gereedschap|klussen|repareren|schroef	7	
1356	1F529	🔩	nut and bolt	bout en moer	bolt|home|improvement|nut|tool|bout en moer|bout|gereedschap|moer	7	
1357	2699	⚙️	gear	tandwiel	cog|cogwheel|tool|tandwiel|gereedschap|instellingen|radertje|tandrad	7	
1358	1F5DC	🗜️	clamp	lijmklem	compression|compress|tool|vice|lijmklem|bankschroef|gereedschap|samendrukken	7	
1359	2696	⚖️	balance scale	weegschaal	scales|balance|justice|libra|scale|tool|weight|zodiac|weegschaal|balans|dierenriem|gerechtigheid|gewichten|horoscoop|recht|sterrenbeeld|weegschaal in balans	7	
1360	1F9AF	🦯	white cane	taststok	probing cane|accessibility|blind|cane|probing|white|taststok|blindenstok|lopen|toegankelijkheid	7	
1361	1F517	🔗	link	schakels	links|schakels|twee ringen	7	
1362	26D3-FE0F-200D-1F4A5	⛓️‍💥	broken chain	gebroken ketting	break|breaking|broken|chain|cuffs|freedom|gebroken ketting|boeien|breek|gebroken|ketting|vrijheid	7	
1363	26D3	⛓️	chains	kettingen	chain|kettingen|ketting	7	
1364	1FA9D	🪝	hook	haak	catch|crook|curve|ensnare|point|selling|haak|aanbeveling|bocht|hengel|kronkel|vangen|verstrikken|vissen	7	
1365	1F9F0	🧰	toolbox	gereedschapskist	box|chest|mechanic|red|tool|gereedschapskist|doos|gereedschap|kist|monteur|rode kist	7	
1366	1F9F2	🧲	magnet	magneet	attraction|horseshoe|magnetic|negative|positive|shape|u|magneet|aantrekking|aantrekkingskracht|hoefijzer|magnetisch|positief negatief|uvormig	7	
1367	1FA9C	🪜	ladder	ladder	climb|rung|step|klimmen|omhoog|omlaag|sport|trede|voorwerp	7	
1368	2697	⚗️	alembic	distilleerkolf	chemistry|tool|distilleerkolf|gereedschap|scheikunde	7	
1369	1F9EA	🧪	test tube	reageerbuis	chemist|chemistry|experiment|lab|science|test|tube|reageerbuis|chemicus|laboratorium|scheikunde|scheikundige|wetenschap	7	
1370	1F9EB	🧫	petri dish	petrischaal	bacteria|biologist|biology|culture|dish|lab|petri|petrischaal|bacterie|bacteriën|biologe|biologie|bioloog|cultuur|kweek|laboratorium	7	
1371	1F9EC	🧬	dna	DNA	double helix|biologist|evolution|gene|genetics|life|biologe|bioloog|evolutie|gen|genetica|genetisch|leven	7	
1372	1F52C	🔬	microscope	microscoop	experiment|lab|science|tool|microscoop|gereedschap|instrument|laboratorium|onderzoek|wetenschap	7	
1373	1F52D	🔭	telescope	telescoop	contact|extraterrestrial|science|tool|telescoop|buitenaards leven|gereedschap|heelal|instrument|sterrenkijker|wetenschap	7	
1374	1F4E1	📡	satellite antenna	satellietschotel	aliens|antenna|contact|dish|satellite|science|satellietschotel|antenne|communicatie|satelliet|schotel	7	
1375	1F489	💉	syringe	injectiespuit	doctor|flu|medicine|needle|shot|sick|tool|vaccination|injectiespuit|dokter|gereedschap|griep|injectie|medicijn|naald|spuit|vaccinatie|ziek	7	
1376	1FA78	🩸	drop of blood	bloeddruppel	bleed|blood|donation|drop|injury|medicine|menstruation|bloeddruppel|bloed|bloeden|donatie|druppel|medicijnen|menstruatie|verwonding	7	
1377	1F48A	💊	pill	pil	doctor|drugs|medicated|medicine|pills|sick|vitamin|pil|dokter|geneeskunde|medicatie|medicijn|vitamine|ziek	7	
1378	1FA79	🩹	adhesive bandage	pleister	bandaid|adhesive|bandage|pleister|bloed|pijn|snee|verband|wond|ziekenhuis	7	
1379	1FA7C	🩼	crutch	kruk	aid|cane|disability|help|hurt|injured|mobility|stick|kruk|gewond|handicap|lopen|mobiliteitshulp|stok|wandelstok	7	
1380	1FA7A	🩺	stethoscope	stethoscoop	doctor|heart|medicine|stethoscoop|arts|dokter|geneeskunde|hart|medicijnen|ziekenhuis	7	
1381	1FA7B	🩻	x-ray	röntgenfoto	xray|bones|doctor|medical|skeleton|skull|röntgenfoto|borstkas|botten|dokter|medisch|ribben|skelet|ziek|ziekenhuis	7	
1382	1F6AA	🚪	door	deur	back|closet|front|deur|achterdeur|gesloten deur|voordeur	7	
1383	1F6D7	🛗	elevator	lift	accessibility|hoist|lift|hijstoestel|machine|omhoog|omlaag|personenlift|toegankelijkheid|voorwerp	7	
1384	1FA9E	🪞	mirror	spiegel	makeup|reflection|reflector|speculum|spiegel|make-up|opmaken|reflectie|spiegelbeeld|spiegels|voorwerp|weerspiegeling	7	
1385	1FA9F	🪟	window	raam	air|frame|fresh|opening|transparent|view|raam|doorzichtig|frisse lucht|kijken|kozijn|raamkozijn|uitzicht|venster|voorwerp	7	
1386	1F6CF	🛏️	bed	bed	hotel|sleep|slapen	7	
1387	1F6CB	🛋️	couch and lamp	bank en lamp	couch|hotel|lamp|bank en lamp|bank|sofa	7	
1388	1FA91	🪑	chair	hoge stoel	seat|sit|hoge stoel|meubels|meubelstuk|stoel|zetel|zitten	7	
1389	1F6BD	🚽	toilet	toilet	bathroom|wc	7	
1390	1FAA0	🪠	plunger	ontstopper	cup|force|plumber|poop|suction|toilet|ontstopper|kracht|loodgieter|poep|wc|zuiger|zuigkracht	7	
1391	1F6BF	🚿	shower	douche	water|douche|douchekop	7	
1392	1F6C1	🛁	bathtub	badkuip	bath|badkuip|bad|badkuip met douche	7	
1393	1FAA4	🪤	mouse trap	muizenval	bait|cheese|lure|mouse|mousetrap|snare|trap|muizenval|aas|kaas|lokken|strik|valstrik|vangen	7	
1394	1FA92	🪒	razor	scheermes	sharp|shave|scheermes|baard|badkamer|mesjes|scheren|scherp|voorwerp	7	
1395	1F9F4	🧴	lotion bottle	lotionfles	bottle|lotion|moisturizer|shampoo|sunscreen|lotionfles|crème|huidcrème|hydraterende lotion|lotion flacon|zonnebrandcrème|zonnebrandolie	7	
1396	1F9F7	🧷	safety pin	veiligheidsspeld	diaper|pin|punk|rock|safety|veiligheidsspeld|luier|luierspeld|speld	7	
1397	1F9F9	🧹	broom	bezem	cleaning|sweeping|witch|bezem|bezemsteel|heks|schoonmaken|vegen	7	
1398	1F9FA	🧺	basket	mand	farming|laundry|picnic|mand|boeren|landbouw|oogsten|picknick|wasgoed|wasmand	7	
1399	1F9FB	🧻	roll of paper	rol papier	toilet paper|paper|roll|toilet|towels|rol papier|closetrol|keukenrol|papieren handdoek|toiletpapier|toiletrol|wc-papier|wc-rol	7	
1400	1FAA3	🪣	bucket	emmer	cask|pail|vat|emmer|aker|dweil|dweilen|poetsen|putemmer|schoonmaken|voorwerp|water	7	
1401	1F9FC	🧼	soap	zeep	bar|bathing|clean|cleaning|lather|soapdish|zeep|baden|inzepen|schoon|schoonmaken|schuim|stuk zeep|wassen|zeepbakje|zeephouder	7	
1402	1FAE7	🫧	bubbles	zeepbellen	bubble|burp|clean|floating|pearl|soap|underwater|zeepbellen|bad|bubbel|bubbels|onderwater|schoon|wassen|zeep	7	
1403	1FAA5	🪥	toothbrush	tandenborstel	bathroom|brush|clean|dental|hygiene|teeth|toiletry|tandenborstel|badkamer|borstel|hygiëne|poetsen|tanden|tandheelkunde|toiletartikelen	7	
1404	1F9FD	🧽	sponge	spons	absorbing|cleaning|porous|soak|spons|absorberen|absorberend|baden|poreus|schoonmaken|schrobben	7	
1405	1F9EF	🧯	fire extinguisher	brandblusapparaat	extinguish|extinguisher|fire|quench|brandblusapparaat|blusapparaat|blussen|blusser|brandblusser|doven|vuur	7	
1406	1F6D2	🛒	shopping cart	winkelwagen	cart|shopping|trolley|winkelwagen|boodschappen|shoppen|wagen|wagentje|winkelen	7	
1407	1F6AC	🚬	cigarette	sigaret	smoking|sigaret|roken	7	
1408	26B0	⚰️	coffin	doodskist	dead|death|vampire|doodskist|dood|kist|vampier	7	
1409	1FAA6	🪦	headstone	grafsteen	cemetery|dead|grave|graveyard|memorial|rip|tomb|tombstone|grafsteen|begraafplaats|begrafenis|dood|graf|grafzerk|kerkhof|overleden|voorwerp	7	
1410	26B1	⚱️	funeral urn	urn	ashes|death|funeral|urn|as|begrafenis|dood	7	
1411	1F9FF	🧿	nazar amulet	Nazar-amulet	amulet|bead|blue|charm|evil-eye|nazar|talisman|nazar-amulet|bedel|blauw|boze oog|kraal	7	
1412	1FAAC	🪬	hamsa	hamsa	amulet|fatima|fortune|guide|hand|mary|miriam|palm|protect|protection|bescherming|geluk|handpalm|maria|mirjam|oog	7	
1413	1F5FF	🗿	moai	moai-beeld	moyai|face|statue|stoneface|travel|moai-beeld|beelden|gezicht|paaseiland|reizen|standbeeld	7	
1414	1FAA7	🪧	placard	plakkaat	card|demonstration|notice|picket|plaque|protest|sign|plakkaat|bord|demonstratie|mars|poster|protesteren|slogan|voorwerp	7	
1415	1FAAA	🪪	identification card	legitimatiebewijs	id card|card|credentials|document|id|identification|license|security|legitimatiebewijs|beveiliging|id-kaart|identificatie|identiteitskaart|overheid|vergunning	7	
1416	1F3E7	🏧	ATM sign	pinautomaat	atm|automated|bank|cash|money|sign|teller|pinautomaat|automaat|geld|pinnen	8	
1417	1F6AE	🚮	litter in bin sign	prullenbaksymbool	litter bin|put litter in its place|bin|litter|litterbin|sign|prullenbaksymbool|afval|prullenbak|teken|vuilnisbak	8	
1418	1F6B0	🚰	potable water	drinkwater	drinking|potable|water|drinkwater|drink|drinkbaar	8	
1419	267F	♿️	wheelchair symbol	rolstoelsymbool	handicapped|wheelchair|access|handicap|symbol|rolstoelsymbool|rolstoel|symbool|toegang	8	
1420	1F6B9	🚹️	men’s room	herentoilet	mens|bathroom|lavatory|man|men’s|restroom|room|toilet|wc|herentoilet|heren|plee|urinoir	8	
1421	1F6BA	🚺️	women’s room	damestoilet	womens|bathroom|lavatory|restroom|room|toilet|wc|woman|women’s|damestoilet|dames|plee|vrouw	8	
1422	1F6BB	🚻	restroom	toiletten	bathroom|lavatory|toilet|wc|toiletten|plee	8	
1423	1F6BC	🚼️	baby symbol	babysymbool	baby|changing|symbol|babysymbool|symbool|verschonen	8	
1424	1F6BE	🚾	water closet	wc	wc|bathroom|closet|lavatory|restroom|toilet|water|wasgelegenheid	8	
1425	1F6C2	🛂	passport control	paspoortcontrole	control|passport|paspoortcontrole|controle|paspoort	8	
1426	1F6C3	🛃	customs	douane	packing|douane|inpakken	8	
1427	1F6C4	🛄	baggage claim	bagage afhalen	arrived|baggage|bags|case|checked|claim|journey|packing|plane|ready|travel|trip|bagage afhalen|aangekomen|bagage|ingecheckt|inpakken|klaar|koffer|ophalen|reis|reisje|reizen|tassen|vliegtuig	8	
1428	1F6C5	🛅	left luggage	bagagekluis	baggage|case|left|locker|luggage|bagagekluis|achtergelaten|bagage|kluisje|koffer	8	
1429	26A0	⚠️	warning	waarschuwing	caution|waarschuwing|voorzichtig	8	
1430	1F6B8	🚸	children crossing	overstekende kinderen	child|children|crossing|pedestrian|traffic|overstekende kinderen|kind|kinderen|oversteekplaats|verkeer|voetganger	8	
1431	26D4	⛔️	no entry	geen toegang	do|entry|fail|forbidden|no|not|pass|prohibited|traffic|geen toegang|belemmerd|doorgang|geen|ingang|mislukt|niet|toegang|verboden|verkeer	8	
1432	1F6AB	🚫	prohibited	verboden	no entry sign|entry|forbidden|no|not|smoke|verboden|nee|niet|roken|toegang	8	
1433	1F6B3	🚳	no bicycles	geen fietsen	bicycle|bicycles|bike|forbidden|no|not|prohibited|geen fietsen|fiets|fietsen|nee|niet|verboden	8	
1434	1F6AD	🚭️	no smoking	niet roken	forbidden|no|not|prohibited|smoke|smoking|niet roken|nee|niet|roken|verboden	8	
1435	1F6AF	🚯	no littering	geen afval weggooien	do not litter|forbidden|litter|littering|no|not|prohibited|geen afval weggooien|geen|niet|verboden|zwerfvuil	8	
1436	1F6B1	🚱	non-potable water	geen drinkwater	dry|non-drinking|non-potable|prohibited|water|geen drinkwater|droog|niet drinkbaar|verboden	8	
1437	1F6B7	🚷	no pedestrians	geen voetgangers	forbidden|no|not|pedestrian|pedestrians|prohibited|geen voetgangers|nee|niet|verboden|voetganger|voetgangers	8	
1438	1F4F5	📵	no mobile phones	geen mobiele telefoon	cell|forbidden|mobile|no|not|phone|phones|prohibited|telephone|geen mobiele telefoon|mobiel|nee|niet|telefoon|telefoons|verboden	8	
1439	1F51E	🔞	no one under eighteen	niemand onder de 18	no one under 18|underage|18|age|eighteen|forbidden|no|not|one|prohibited|restriction|niemand onder de 18|achttien|beperking|leeftijd|minderjarig|nee|niet|verboden|één	8	
1440	2622	☢️	radioactive	radioactief	sign|radioactief|teken	8	
1441	2623	☣️	biohazard	biologisch gevaar	sign|biologisch gevaar|teken	8	
1442	2B06	⬆️	up arrow	pijl omhoog	arrow up|arrow|cardinal|direction|north|up|pijl omhoog|noord|omhoog|pijl|richting|windrichting	8	
1443	2197	↗️	up-right arrow	pijl rechtsomhoog	arrow upper right|arrow|direction|intercardinal|northeast|up-right|pijl rechtsomhoog|noordoost|pijl|rechtsboven|richting|windrichting	8	
1444	27A1	➡️	right arrow	pijl naar rechts	arrow right|arrow|cardinal|direction|east|right|pijl naar rechts|oost|pijl|rechts|richting|windrichting	8	
1445	2198	↘️	down-right arrow	pijl rechtsomlaag	arrow lower right|arrow|direction|down-right|intercardinal|southeast|pijl rechtsomlaag|pijl|rechtsonder|richting|windrichting|zuidoost	8	
1446	2B07	⬇️	down arrow	pijl omlaag	arrow down|arrow|cardinal|direction|down|south|pijl omlaag|omlaag|pijl|richting|windrichting|zuid	8	
1447	2199	↙️	down-left arrow	pijl linksomlaag	arrow lower left|arrow|direction|down-left|intercardinal|southwest|pijl linksomlaag|linksonder|pijl|richting|windrichting|zuidwest	8	
1448	2B05	⬅️	left arrow	pijl naar links	arrow left|arrow|cardinal|direction|left|west|pijl naar links|links|pijl|richting|windrichting	8	
1449	2196	↖️	up-left arrow	pijl linksomhoog	arrow upper left|arrow|direction|intercardinal|northwest|up-left|pijl linksomhoog|linksboven|noordwest|pijl|richting|windrichting	8	
1450	2195	↕️	up-down arrow	pijl omhoog en omlaag	arrow up down|arrow|up-down|pijl omhoog en omlaag|omhoog en omlaag|pijl	8	
1451	2194	↔️	left-right arrow	pijl naar links en rechts	left right arrow|arrow|left-right|pijl naar links en rechts|pijl	8	
1452	21A9	↩️	right arrow curving left	pijl naar rechts die naar links draait	arrow left hook|leftwards arrow with hook|arrow|curving|left|right|pijl naar rechts die naar links draait|gebogen|links|pijl|rechts	8	
1453	21AA	↪️	left arrow curving right	pijl naar links die naar rechts draait	arrow right hook|rightwards arrow with hook|arrow|curving|left|right|pijl naar links die naar rechts draait|gebogen|links|pijl|rechts	8	
1454	2934	⤴️	right arrow curving up	pijl naar rechts die omhoog draait	arrow heading up|arrow|curving|right|up|pijl naar rechts die omhoog draait|omhoog|pijl|rechts	8	
1455	2935	⤵️	right arrow curving down	pijl naar rechts die omlaag draait	arrow heading down|arrow|curving|down|right|pijl naar rechts die omlaag draait|gebogen|omlaag|pijl|rechts	8	
1456	1F503	🔃	clockwise vertical arrows	verticale pijlen met de klok mee	arrows clockwise|clockwise|arrow|arrows|refresh|reload|vertical|verticale pijlen met de klok mee|met de klok mee|opnieuw laden|pijl|pijlen|verticaal|verversen	8	
1457	1F504	🔄	counterclockwise arrows button	pijlen tegen de klok in	arrows counterclockwise|counterclockwise|again|anticlockwise|arrow|arrows|button|deja|refresh|rewindershins|vu|pijlen tegen de klok in|déjà|knop|linksom|pijl|pijlen|tegen de klok in|vernieuwen|weer	8	
1458	1F519	🔙	BACK arrow	BACK-pijl	back|arrow|back-pijl|pijl	8	
1459	1F51A	🔚	END arrow	END-pijl	end|arrow|end-pijl|pijl	8	
1460	1F51B	🔛	ON! arrow	ON!-pijl	on|arrow|mark|on!|on!-pijl|pijl|teken	8	
1461	1F51C	🔜	SOON arrow	SOON-pijl	soon|arrow|brb|omw|soon-pijl|onderweg|pijl|zo terug	8	
1462	1F51D	🔝	TOP arrow	TOP-pijl	top|arrow|homie|up|top-pijl|omhoog|pijl	8	
1463	1F6D0	🛐	place of worship	gebedsruimte	place|pray|religion|worship|gebedsruimte|bidden|godsdienst|plaats|religie	8	
1464	269B	⚛️	atom symbol	atoomsymbool	atom|atheist|symbol|atoomsymbool|atheïst|atoom|symbool	8	
1465	1F549	🕉️	om	om-symbool	hindu|religion|om-symbool|hindoeïsme|religie	8	
1466	2721	✡️	star of David	davidster	david|jew|jewish|judaism|religion|star|davidster|jodendom|jood|joods|religie|ster	8	
1467	2638	☸️	wheel of dharma	wiel van dharma	buddhist|dharma|religion|wheel|wiel van dharma|boeddhistisch|religie|wiel	8	
1468	262F	☯️	yin yang	yin en yang	difficult|lives|religion|tao|taoist|total|yang|yin|yinyang|yin en yang|leven|moeilijk|religie|totaal	8	
1469	271D	✝️	latin cross	christelijk kruis	christ|christian|cross|latin|religion|christelijk kruis|christelijk|christus|kruis|latijns|religie	8	
1470	2626	☦️	orthodox cross	russisch kruis	christian|cross|orthodox|religion|russisch kruis|christelijk|kruis|religie	8	
1471	262A	☪️	star and crescent	wassende maan en ster	crescent|islam|muslim|ramadan|religion|star|wassende maan en ster|moslim|religie|ster|wassende maan	8	
1472	262E	☮️	peace symbol	vredessymbool	peace|healing|peaceful|symbol|vredessymbool|helend|symbool|vrede|vredig	8	
1473	1F54E	🕎	menorah	menora	candelabrum|candlestick|hanukkah|jewish|judaism|religion|menora|hannuka|jodendom|joods|kandelaar|religie	8	
1474	1F52F	🔯	dotted six-pointed star	zespuntige ster	six pointed star|dotted|fortune|jewish|judaism|six-pointed|star|zespuntige ster|geluk|jodendom|joods|met stip|ster|zespuntig	8	
1475	1FAAF	🪯	khanda	khanda	deg|fateh|khalsa|religion|sikh|sikhism|tegh|religie	8	
1476	2648	♈️	Aries	ram (sterrenbeeld)	horoscope|ram|zodiac|ram (sterrenbeeld)|dierenriem|horoscoop	8	
1477	2649	♉️	Taurus	stier (sterrenbeeld)	bull|horoscope|ox|zodiac|stier (sterrenbeeld)|dierenriem|horoscoop|os|stier	8	
1478	264A	♊️	Gemini	tweelingen (sterrenbeeld)	horoscope|twins|zodiac|tweelingen (sterrenbeeld)|dierenriem|horoscoop|tweelingen	8	
1479	264B	♋️	Cancer	kreeft (sterrenbeeld)	crab|horoscope|zodiac|kreeft (sterrenbeeld)|dierenriem|horoscoop|kreeft	8	
1480	264C	♌️	Leo	leeuw (sterrenbeeld)	horoscope|lion|zodiac|leeuw (sterrenbeeld)|dierenriem|horoscoop|leeuw	8	
1481	264D	♍️	Virgo	maagd (sterrenbeeld)	horoscope|zodiac|maagd (sterrenbeeld)|dierenriem|horoscoop|maagd	8	
1482	264E	♎️	Libra	weegschaal (sterrenbeeld)	balance|horoscope|justice|scales|zodiac|weegschaal (sterrenbeeld)|balans|dierenriem|gerechtigheid|horoscoop|weegschaal	8	
1483	264F	♏️	Scorpio	schorpioen (sterrenbeeld)	scorpius|horoscope|scorpion|zodiac|schorpioen (sterrenbeeld)|dierenriem|horoscoop|schorpioen	8	
1484	2650	♐️	Sagittarius	boogschutter (sterrenbeeld)	archer|horoscope|zodiac|boogschutter (sterrenbeeld)|boogschutter|dierenriem|horoscoop	8	
1485	2651	♑️	Capricorn	steenbok (sterrenbeeld)	goat|horoscope|zodiac|steenbok (sterrenbeeld)|dierenriem|horoscoop|steenbok	8	
1486	2652	♒️	Aquarius	waterman (sterrenbeeld)	bearer|horoscope|water|zodiac|waterman (sterrenbeeld)|dierenriem|drager|horoscoop|waterman	8	
1487	2653	♓️	Pisces	vissen (sterrenbeeld)	fish|horoscope|zodiac|vissen (sterrenbeeld)|dierenriem|horoscoop|vissen	8	
1488	26CE	⛎️	Ophiuchus	slangendrager (sterrenbeeld)	bearer|serpent|snake|zodiac|slangendrager (sterrenbeeld)|dierenriem|drager|horoscoop|slang|slangendrager	8	
1489	1F500	🔀	shuffle tracks button	knop voor shuffle	shuffle|twisted rightwards arrows|arrow|button|crossed|tracks|knop voor shuffle|gekruist|knop|nummers|pijl	8	
1490	1F501	🔁	repeat button	knop voor herhalen	repeat|arrow|button|clockwise|knop voor herhalen|herhalen|knop|met de klok mee|pijl	8	
1491	1F502	🔂	repeat single button	knop voor één herhalen	repeat one|arrow|button|clockwise|once|repeat|single|knop voor één herhalen|enkel|herhalen|knop|met de klok mee|pijl|één keer	8	
1492	25B6	▶️	play button	knop voor afspelen	arrow forward|play|arrow|button|right|triangle|knop voor afspelen|afspelen|driehoek|knop|pijl|rechts	8	
1493	23E9	⏩️	fast-forward button	knop voor snel vooruitspoelen	fast forward|arrow|button|double|fast|fast-forward|forward|knop voor snel vooruitspoelen|dubbel|knop|pijl|snel|vooruit	8	
1494	23ED	⏭️	next track button	knop voor volgende nummer	next track|arrow|button|next|scene|track|triangle|knop voor volgende nummer|driehoek|knop|nummer|pijl|scène|volgende	8	
1495	23EF	⏯️	play or pause button	knop voor afspelen of pauzeren	play pause|arrow|button|pause|play|right|triangle|knop voor afspelen of pauzeren|driehoek|knop|pauzeren|pijl|rechts|spelen	8	
1496	25C0	◀️	reverse button	knop voor terugspoelen	arrow backward|reverse|arrow|button|left|triangle|knop voor terugspoelen|achteruit|driehoek|knop|links|pijl	8	
1497	23EA	⏪️	fast reverse button	knop voor versneld terugspoelen	fast reverse|rewind|arrow|button|double|fast|reverse|knop voor versneld terugspoelen|dubbele pijl links|links|pijl|terugspoelen	8	
1498	23EE	⏮️	last track button	knop voor vorige nummer	previous track|arrow|button|last|previous|scene|track|triangle|knop voor vorige nummer|driehoek|knop|laatste|nummer|pijl|scène|vorige	8	
1499	1F53C	🔼	upwards button	knop voor omhoog	arrow up small|up|arrow|button|red|upwards|knop voor omhoog|knop|omhoog|pijl|rood	8	
1500	23EB	⏫️	fast up button	knop voor versneld omhoog	arrow double up|fast up|arrow|button|double|fast|up|knop voor versneld omhoog|dubbel|knop|omhoog|pijl|snel	8	
1501	1F53D	🔽	downwards button	knop voor omlaag	arrow down small|down|arrow|button|downwards|red|knop voor omlaag|beneden|knop|omlaag|pijl|rood	8	
1502	23EC	⏬️	fast down button	knop voor versneld omlaag	arrow double down|fast down|arrow|button|double|down|fast|knop voor versneld omlaag|dubbel|knop|omlaag|pijl|snel	8	
1503	23F8	⏸️	pause button	pauzeknop	pause|bar|button|double|vertical|pauzeknop|dubbel|knop|pauze|streep|verticaal	8	
1504	23F9	⏹️	stop button	knop voor stoppen	stop|button|square|knop voor stoppen|stoppen|vierkant	8	
1505	23FA	⏺️	record button	knop voor opnemen	record|button|circle|knop voor opnemen|knop|opnemen|rondje	8	
1506	23CF	⏏️	eject button	knop voor uitwerpen	eject|button|knop voor uitwerpen|uitwerpen	8	
1507	1F3A6	🎦	cinema	knop voor filmen	camera|film|movie|knop voor filmen|bioscoop|filmen	8	
1508	1F505	🔅	dim button	knop voor lagere helderheid	low brightness|brightness|button|dim|low|knop voor lagere helderheid|dimmen|helderheid|laag	8	
1509	1F506	🔆	bright button	knop voor hogere helderheid	high brightness|bright|brightness|button|light|knop voor hogere helderheid|helder|helderheid|knop|licht	8	
1510	1F4F6	📶	antenna bars	mobiel signaal	signal strength|antenna|bar|bars|cell|communication|mobile|phone|signal|telephone|mobiel signaal|antenne|communicatie|mobiel|signaal|streep|streepjes|telefoon	8	
1511	1F6DC	🛜	wireless	draadloos	broadband|computer|connectivity|hotspot|internet|network|router|smartphone|wi-fi|wifi|wlan|draadloos|netwerk	8	
1512	1F4F3	📳	vibration mode	trilstand	cell|communication|mobile|mode|phone|telephone|vibration|trilstand|communicatie|mobiel|modus|telefoon|trillen	8	
1513	1F4F4	📴	mobile phone off	telefoon uit	cell|mobile|off|phone|telephone|telefoon uit|mobiel|telefoon|uit	8	
1514	2640	♀️	female sign	vrouwelijkheidssymbool	female|sign|woman|vrouwelijkheidssymbool|vrouw	8	
1515	2642	♂️	male sign	mannelijkheidssymbool	male|man|sign|mannelijkheidssymbool	8	
1516	26A7	⚧️	transgender symbol	transgendersymbool	symbol|transgender|transgendersymbool	8	
1517	2716	✖️	multiply	vermenigvuldigen	multiplication|cancel|sign|x|×|vermenigvuldigen|annuleren|teken	8	
1518	2795	➕️	plus	plus	+	8	
1519	2796	➖️	minus	min	-|heavy|math|sign|−|min|dikgedrukt|teken|wiskunde	8	
1520	2797	➗️	divide	delen	division|heavy|math|sign|÷|delen|deling|dikgedrukt|teken|wiskunde	8	
1521	1F7F0	🟰	heavy equals sign	vetgedrukt gelijkteken	answer|equal|equality|equals|heavy|math|sign|vetgedrukt gelijkteken|dikgedrukt|gelijk|gelijkheid|is gelijk aan|teken|uitkomst|wiskunde	8	
1522	267E	♾️	infinity	oneindig	forever|unbounded|universal|oneindig|eeuwig|grenzeloos|universeel	8	
1523	203C	‼️	double exclamation mark	dubbel uitroepteken	bangbang|double exclamation|!|!!|double|exclamation|mark|punctuation|dubbel uitroepteken|dubbel|interpunctie|teken|uitroep	8	
1524	2049	⁉️	exclamation question mark	uitroepteken en vraagteken	exclamation question|interrobang|!|!?|?|exclamation|mark|punctuation|question|uitroepteken en vraagteken|interpunctie|teken|uitroep|vraag|vraagteken-uitroepteken	8	
1525	2753	❓️	red question mark	rood vraagteken	question|?|mark|punctuation|red|rood vraagteken|interpunctie|rood|teken|vraag	8	
1526	2754	❔️	white question mark	wit vraagteken	white question|?|mark|outlined|punctuation|question|white|wit vraagteken|contour|interpunctie|teken|vraag|wit	8	
1527	2755	❕️	white exclamation mark	wit uitroepteken	white exclamation|!|exclamation|mark|outlined|punctuation|white|wit uitroepteken|contour|interpunctie|teken|uitroep|wit	8	
1528	2757	❗️	red exclamation mark	rood uitroepteken	exclamation|!|mark|punctuation|red|rood uitroepteken|interpunctie|rood|teken|uitroep	8	
1529	3030	〰️	wavy dash	golvend streepje	dash|punctuation|wavy|golvend streepje|golvend|interpunctie|streepje	8	
1530	1F4B1	💱	currency exchange	geld wisselen	bank|currency|exchange|money|geld wisselen|geld|valuta|wisselen	8	
1531	1F4B2	💲	heavy dollar sign	vetgedrukt dollarteken	billion|cash|charge|currency|dollar|heavy|million|money|pay|sign|vetgedrukt dollarteken|betalen|dikgedrukt dollarteken|dollarteken|geld|munteenheid|valuta	8	
1532	2695	⚕️	medical symbol	esculaap	medical|aesculapius|medicine|staff|symbol|esculaap|medicijnen|medisch|staf|symbool	8	
1533	267B	♻️	recycling symbol	recycling-symbool	recycle|recycling|symbol|recycling-symbool|symbool	8	
1534	269C	⚜️	fleur-de-lis	fleur de lis	knights|fleur de lis|ridders	8	
1535	1F531	🔱	trident emblem	drietand-symbool	trident|anchor|emblem|poseidon|ship|tool|drietand-symbool|anker|drietand|embleem|gereedschap|schip	8	
1536	1F4DB	📛	name badge	naamkaartje	badge|name|naamkaartje|kaartje|naam	8	
1537	1F530	🔰	Japanese symbol for beginner	Japans symbool voor beginner	beginner|chevron|green|japanese|leaf|symbol|tool|yellow|japans symbool voor beginner|blad|geel|gereedschap|groen|japans|symbool	8	
1538	2B55	⭕️	hollow red circle	lege rode cirkel	red o|circle|heavy|hollow|large|o|red|lege rode cirkel|cirkel|groot|hol|rood|vet	8	
1539	2705	✅️	check mark button	knop voor vinkje	white check mark|button|check|checked|checkmark|complete|completed|done|fixed|mark|tick|✓|knop voor vinkje|afgevinkt|gedaan|klaar|knop|markeren|vink|vinkje|voltooid	8	
1540	2611	☑️	check box with check	vinkje in vak	ballot box with check|ballot|box|check|checked|done|off|tick|✓|vinkje in vak|klaar|stem|uit|vak|vink|vinkje	8	
1541	2714	✔️	check mark	vinkje	heavy check mark|check|checked|checkmark|done|heavy|mark|tick|✓|vinkje|afgevinkt|dikgedrukt|klaar|teken	8	
1542	274C	❌️	cross mark	kruisteken	x|cancel|cross|mark|multiplication|multiply|×|kruisteken|annuleren|kruis|teken|vermenigvuldigen|vermenigvuldiging	8	
1543	274E	❎️	cross mark button	knop voor kruis	negative squared cross mark|button|cross|mark|multiplication|multiply|square|x|×|knop voor kruis|knop|kruis|teken|vermenigvuldigen|vermenigvuldiging|vierkant	8	
1544	27B0	➰️	curly loop	gekrulde lus	curl|curly|loop|gekrulde lus|gedraaid|lus	8	
1545	27BF	➿️	double curly loop	dubbele gekrulde lus	loop|curl|curly|double|dubbele gekrulde lus|dubbel|krul|krullend|lus	8	
1546	303D	〽️	part alternation mark	rolwisselingsmarkering	alternation|mark|part|rolwisselingsmarkering|markering|rolwisseling|teken	8	
1547	2733	✳️	eight-spoked asterisk	achtpuntige asterisk	eight spoked asterisk|*|asterisk|eight-spoked|achtpuntige asterisk|achtpuntig	8	
1548	2734	✴️	eight-pointed star	achtpuntige ster	eight pointed black star|*|eight-pointed|star|achtpuntige ster|achtpuntige|ster	8	
1549	2747	❇️	sparkle	sprankeling	*|sprankeling	8	
1550	00A9	©️	copyright	copyright	c	8	
1551	00AE	®️	registered	gedeponeerd	r|gedeponeerd	8	
1552	2122	™️	trade mark	handelsmerksymbool	tm|mark|trade|trademark|handelsmerksymbool|handel|handelsmerk|merk	8	
1553	0023-FE0F-20E3	#️⃣	keycap: #	toets: #	hash|number sign|keycap|toets: #|toets	8	
1554	002A-FE0F-20E3	*️⃣	keycap: *	toets: *	asterisk|keycap|toets: *|toets	8	
1555	0030-FE0F-20E3	0️⃣	keycap: 0	toets: 0	zero|0|keycap|toets: 0|nul|toets	8	
1556	0031-FE0F-20E3	1️⃣	keycap: 1	toets: 1	one|1|keycap|toets: 1|een|toets	8	
1557	0032-FE0F-20E3	2️⃣	keycap: 2	toets: 2	two|2|keycap|toets: 2|toets|twee	8	
1558	0033-FE0F-20E3	3️⃣	keycap: 3	toets: 3	three|3|keycap|toets: 3|drie|toets	8	
1559	0034-FE0F-20E3	4️⃣	keycap: 4	toets: 4	four|4|keycap|toets: 4|toets|vier	8	
1560	0035-FE0F-20E3	5️⃣	keycap: 5	toets: 5	five|5|keycap|toets: 5|toets|vijf	8	
1561	0036-FE0F-20E3	6️⃣	keycap: 6	toets: 6	six|6|keycap|toets: 6|toets|zes	8	
1562	0037-FE0F-20E3	7️⃣	keycap: 7	toets: 7	seven|7|keycap|toets: 7|toets|zeven	8	
1563	0038-FE0F-20E3	8️⃣	keycap: 8	toets: 8	eight|8|keycap|toets: 8|acht|toets	8	
1564	0039-FE0F-20E3	9️⃣	keycap: 9	toets: 9	nine|9|keycap|toets: 9|negen|toets	8	
1565	1F51F	🔟	keycap: 10	toets: 10	ten|keycap|toets: 10|toets	8	
1566	1F520	🔠	input latin uppercase	hoofdletters	capital abcd|abcd|input|latin|letters|uppercase|hoofdletters|invoeren|latijns	8	
1567	1F521	🔡	input latin lowercase	kleine letters	abcd|input|latin|letters|lowercase|kleine letters|invoeren|latijns	8	
1568	1F522	🔢	input numbers	cijfers	1234|input|numbers|cijfers|invoeren	8	
1569	1F523	🔣	input symbols	symbolen	symbols|%|&|input|♪|〒|symbolen|invoeren	8	
1570	1F524	🔤	input latin letters	Latijns alfabet	abc|alphabet|input|latin|letters|latijns alfabet|alfabet|invoeren|latijns	8	
1571	1F170	🅰️	A button (blood type)	bloedgroep A	a|a blood|blood|button|type|bloedgroep a|bloed|groep|knop	8	
1572	1F18E	🆎	AB button (blood type)	bloedgroep AB	ab|ab blood|blood|button|type|bloedgroep ab|bloed|groep|knop	8	
1573	1F171	🅱️	B button (blood type)	bloedgroep B	b|b blood|blood|button|type|bloedgroep b|bloed|groep|knop	8	
1574	1F191	🆑	CL button	CL-knop	cl|button|cl-knop|knop	8	
1575	1F192	🆒	COOL button	COOL-knop	cool|button|cool-knop|knop	8	
1576	1F193	🆓	FREE button	FREE-knop	free|button|free-knop|knop	8	
1577	2139	ℹ️	information	informatie	info|information source|i|informatie	8	
1578	1F194	🆔	ID button	ID-knop	id|button|identity|id-knop|identiteit|knop	8	
1579	24C2	Ⓜ️	circled M	M in cirkel	m|circle|circled|m in cirkel|cirkel|in cirkel	8	
1580	1F195	🆕	NEW button	NEW-knop	new|button|new-knop|knop	8	
1581	1F196	🆖	NG button	NG-knop	ng|button|ng-knop|knop	8	
1582	1F17E	🅾️	O button (blood type)	bloedgroep O	o|o blood|blood|button|type|bloedgroep o|bloed|groep|knop	8	
1583	1F197	🆗	OK button	OK-knop	ok|button|okay|ok-knop|knop|oké	8	
1584	1F17F	🅿️	P button	P-knop	parking|button|p|p-knop|knop|parkeren	8	
1585	1F198	🆘	SOS button	SOS-knop	sos|button|help|sos-knop|knop	8	
1586	1F199	🆙	UP! button	UP!-knop	up2|button|mark|up|up!|up!-knop|knop|teken	8	
1587	1F19A	🆚	VS button	VS-knop	vs|button|versus|vs-knop|knop	8	
1588	1F201	🈁	Japanese “here” button	Japans teken voor ‘hier’	ja here|koko|button|here|japanese|katakana|japans teken voor ‘hier’|hier|japans|knop	8	
1589	1F202	🈂️	Japanese “service charge” button	Japans teken voor ‘dienstenheffing’	ja service charge|button|charge|japanese|katakana|service|japans teken voor ‘dienstenheffing’|dienstenheffing|japans|knop	8	
1590	1F237	🈷️	Japanese “monthly amount” button	Japans teken voor ‘maandelijks bedrag’	ja monthly amount|amount|button|ideograph|japanese|monthly|japans teken voor ‘maandelijks bedrag’|bedrag|ideogram|japans|knop|maandelijks	8	
1591	1F236	🈶	Japanese “not free of charge” button	Japans teken voor ‘niet gratis’	ja not free of carge|button|charge|free|ideograph|japanese|not|japans teken voor ‘niet gratis’|gratis|ideogram|japans|knop|kosten|niet	8	
1592	1F22F	🈯️	Japanese “reserved” button	Japans teken voor ‘gereserveerd’	ja reserved|button|ideograph|japanese|reserved|japans teken voor ‘gereserveerd’|gereserveerd|ideogram|japans|knop	8	
1593	1F250	🉐	Japanese “bargain” button	Japans teken voor ‘koopje’	ideograph advantage|ja bargain|bargain|button|ideograph|japanese|japans teken voor ‘koopje’|ideogram|japans|knop|koopje	8	
1594	1F239	🈹	Japanese “discount” button	Japans teken voor ‘korting’	ja discount|button|discount|ideograph|japanese|japans teken voor ‘korting’|ideogram|japans|knop|korting	8	
1595	1F21A	🈚️	Japanese “free of charge” button	Japans teken voor ‘gratis’	ja free of charge|button|charge|free|ideograph|japanese|japans teken voor ‘gratis’|gratis|ideogram|japans|knop|kosten	8	
1596	1F232	🈲	Japanese “prohibited” button	Japans teken voor ‘verboden’	ja prohibited|button|ideograph|japanese|prohibited|japans teken voor ‘verboden’|ideogram|japans|knop|verboden	8	
1597	1F251	🉑	Japanese “acceptable” button	Japans teken voor ‘acceptabel’	accept|ja acceptable|acceptable|button|ideograph|japanese|japans teken voor ‘acceptabel’|acceptabel|ideogram|japans|knop	8	
1598	1F238	🈸	Japanese “application” button	Japans teken voor ‘toepassing’	ja application|application|button|ideograph|japanese|japans teken voor ‘toepassing’|ideogram|japans|knop|toepassing	8	
1599	1F234	🈴	Japanese “passing grade” button	Japans teken voor ‘voldoende (cijfer)‘	ja passing grade|button|grade|ideograph|japanese|passing|japans teken voor ‘voldoende (cijfer)‘|cijfer|ideogram|japans|knop|voldoende	8	
1600	1F233	🈳	Japanese “vacancy” button	Japans teken voor ‘plaats vrij’	ja vacancy|button|ideograph|japanese|vacancy|japans teken voor ‘plaats vrij’|ideogram|japans|knop|plaats vrij	8	
1601	3297	㊗️	Japanese “congratulations” button	Japans teken voor ‘gefeliciteerd’	congratulations|ja congratulations|button|ideograph|japanese|japans teken voor ‘gefeliciteerd’|gefeliciteerd|ideogram|japans|knop	8	
1602	3299	㊙️	Japanese “secret” button	Japans teken voor ‘geheim’	ja secret|secret|button|ideograph|japanese|japans teken voor ‘geheim’|geheim|ideogram|japans|knop	8	
1603	1F23A	🈺	Japanese “open for business” button	Japans teken voor ‘geopend’	ja open for business|business|button|ideograph|japanese|open|japans teken voor ‘geopend’|bedrijf|ideogram|japans|knop	8	
1604	1F235	🈵	Japanese “no vacancy” button	Japans teken voor ‘vol, geen plaats’	ja no vacancy|button|ideograph|japanese|no|vacancy|japans teken voor ‘vol, geen plaats’|geen|ideogram|japans|knop|plaats	8	
1605	1F534	🔴	red circle	rode cirkel	circle|geometric|red|rode cirkel|cirkel|geometrisch|rood	8	
1606	1F7E0	🟠	orange circle	oranje cirkel	circle|orange|oranje cirkel|cirkel|oranje	8	
1607	1F7E1	🟡	yellow circle	gele cirkel	circle|yellow|gele cirkel|cirkel|geel	8	
1608	1F7E2	🟢	green circle	groene cirkel	circle|green|groene cirkel|cirkel|groen	8	
1609	1F535	🔵	blue circle	blauwe cirkel	blue|circle|geometric|blauwe cirkel|blauw|cirkel|geometrisch	8	
1610	1F7E3	🟣	purple circle	paarse cirkel	circle|purple|paarse cirkel|cirkel|paars	8	
1611	1F7E4	🟤	brown circle	bruine cirkel	brown|circle|bruine cirkel|bruin|cirkel	8	
1612	26AB	⚫️	black circle	zwarte cirkel	black|circle|geometric|zwarte cirkel|cirkel|geometrisch|zwart	8	
1613	26AA	⚪️	white circle	witte cirkel	circle|geometric|white|witte cirkel|cirkel|geometrisch|wit	8	
1614	1F7E5	🟥	red square	rood vierkant	card|penalty|red|square|rood vierkant|kaart|rood|vierkant	8	
1615	1F7E7	🟧	orange square	oranje vierkant	orange|square|oranje vierkant|oranje|vierkant	8	
1616	1F7E8	🟨	yellow square	geel vierkant	card|penalty|square|yellow|geel vierkant|geel|kaart|vierkant	8	
1617	1F7E9	🟩	green square	groen vierkant	green|square|groen vierkant|groen|vierkant	8	
1618	1F7E6	🟦	blue square	blauw vierkant	blue|square|blauw vierkant|blauw|vierkant	8	
1619	1F7EA	🟪	purple square	paars vierkant	purple|square|paars vierkant|paars|vierkant	8	
1620	1F7EB	🟫	brown square	bruin vierkant	brown|square|bruin vierkant|bruin|vierkant	8	
1621	2B1B	⬛️	black large square	groot zwart vierkant	black|geometric|large|square|groot zwart vierkant|geometrisch|groot|vierkant|zwart	8	
1622	2B1C	⬜️	white large square	groot wit vierkant	geometric|large|square|white|groot wit vierkant|geometrisch|groot|vierkant|wit	8	
1623	25FC	◼️	black medium square	middelgroot zwart vierkant	black|geometric|medium|square|middelgroot zwart vierkant|geometrisch|middelgroot|vierkant|zwart	8	
1624	25FB	◻️	white medium square	middelgroot wit vierkant	geometric|medium|square|white|middelgroot wit vierkant|middelgroot|vierkant|wit	8	
1625	25FE	◾️	black medium-small square	klein tot middelgroot zwart vierkant	black medium small square|black|geometric|medium-small|square|klein tot middelgroot zwart vierkant|geometrisch|klein tot middelgroot|vierkant|zwart	8	
1626	25FD	◽️	white medium-small square	klein tot middelgroot wit vierkant	white medium small square|geometric|medium-small|square|white|klein tot middelgroot wit vierkant|geometrisch|klein tot middelgroot|vierkant|wit	8	
1627	25AA	▪️	black small square	klein zwart vierkant	black|geometric|small|square|klein zwart vierkant|geometrisch|klein|vierkant|zwart	8	
1628	25AB	▫️	white small square	klein wit vierkant	geometric|small|square|white|klein wit vierkant|geometrisch|klein|vierkant|wit	8	
1629	1F536	🔶	large orange diamond	grote oranje ruit	diamond|geometric|large|orange|grote oranje ruit|diamant|geometrisch|groot|oranje	8	
1630	1F537	🔷	large blue diamond	grote blauwe ruit	blue|diamond|geometric|large|grote blauwe ruit|blauw|diamant|geometrisch|groot	8	
1631	1F538	🔸	small orange diamond	kleine oranje ruit	diamond|geometric|orange|small|kleine oranje ruit|diamant|geometrisch|klein|oranje	8	
1632	1F539	🔹	small blue diamond	kleine blauwe ruit	blue|diamond|geometric|small|kleine blauwe ruit|blauw|diamant|geometrisch|klein	8	
1633	1F53A	🔺	red triangle pointed up	rode omhoogwijzende driehoek	small red triangle|geometric|pointed|red|triangle|up|rode omhoogwijzende driehoek|driehoek|geometrisch|omhoog|rood|wijzend	8	
1634	1F53B	🔻	red triangle pointed down	rode omlaagwijzende driehoek	small red triangle down|down|geometric|pointed|red|triangle|rode omlaagwijzende driehoek|driehoek|geometrisch|omlaag|rood|wijzend	8	
1635	1F4A0	💠	diamond with a dot	ruitvorm met stip erin	diamond shape with a dot inside|comic|diamond|dot|geometric|ruitvorm met stip erin|diamant|geometrisch|stip|strip	8	
1636	1F518	🔘	radio button	keuzerondje	button|geometric|radio|keuzerondje|geometrisch|knop	8	
1637	1F533	🔳	white square button	witte vierkante knop	button|geometric|outlined|square|white|witte vierkante knop|geometrisch|knop|omlijnd|vierkant|wit	8	
1638	1F532	🔲	black square button	zwarte vierkante knop	black|button|geometric|square|zwarte vierkante knop|geometrisch|knop|vierkant|zwart	8	
1639	1F3C1	🏁	chequered flag	geblokte vlag	checkered flag|checkered|chequered|finish|flag|flags|game|race|racing|sport|win|geblokte vlag|formule 1|geblokt|racen|vlag	9	
1640	1F6A9	🚩	triangular flag	driehoekige vlag	triangular flag on post|construction|flag|golf|post|triangular|driehoekige vlag|locatie|puntvlag|vlag	9	
1641	1F38C	🎌	crossed flags	gekruiste vlaggen	celebration|cross|crossed|flags|japanese|gekruiste vlaggen|feest|gekruist|japans|kruis	9	
1642	1F3F4	🏴	black flag	zwarte vlag	black|flag|waving|zwarte vlag|vlag|wapperend|zwart	9	
1643	1F3F3	🏳️	white flag	witte vlag	flag|waving|white|witte vlag|vlag|wapperend|wit	9	
1644	1F3F3-FE0F-200D-1F308	🏳️‍🌈	rainbow flag	regenboogvlag	bisexual|flag|gay|genderqueer|glbt|glbtq|lesbian|lgbt|lgbtq|lgbtqia|pride|queer|rainbow|trans|transgender|regenboogvlag|biseksueel|homoseksueel|lesbisch|lhbt|regenboog|twijfelend|vlag	9	
1645	1F3F3-FE0F-200D-26A7-FE0F	🏳️‍⚧️	transgender flag	transgendervlag	blue|flag|light|pink|transgender|white|transgendervlag|lichtblauw|roze|vlag|wit	9	
1646	1F3F4-200D-2620-FE0F	🏴‍☠️	pirate flag	piratenvlag	jolly roger|flag|jolly|pirate|plunder|roger|treasure|piratenvlag|piraat|plunderen|schat	9	
1647	1F1E6-1F1E8	🇦🇨	flag: Ascension Island	vlag: Ascension	ascension island|flag ac|ac|flag|vlag: ascension|vlag	9	
1648	1F1E6-1F1E9	🇦🇩	flag: Andorra	vlag: Andorra	andorra|flag ad|ad|flag|vlag: andorra|vlag	9	
1649	1F1E6-1F1EA	🇦🇪	flag: United Arab Emirates	vlag: Verenigde Arabische Emiraten	flag ae|united arab emirates|ae|flag|vlag: verenigde arabische emiraten|vlag	9	
1650	1F1E6-1F1EB	🇦🇫	flag: Afghanistan	vlag: Afghanistan	afghanistan|flag af|af|flag|vlag: afghanistan|vlag	9	
1651	1F1E6-1F1EC	🇦🇬	flag: Antigua & Barbuda	vlag: Antigua en Barbuda	antigua barbuda|flag ag|ag|flag|vlag: antigua en barbuda|vlag	9	
1652	1F1E6-1F1EE	🇦🇮	flag: Anguilla	vlag: Anguilla	anguilla|flag ai|ai|flag|vlag: anguilla|vlag	9	
1653	1F1E6-1F1F1	🇦🇱	flag: Albania	vlag: Albanië	albania|flag al|al|flag|vlag: albanië|vlag	9	
1654	1F1E6-1F1F2	🇦🇲	flag: Armenia	vlag: Armenië	armenia|flag am|am|flag|vlag: armenië|vlag	9	
1655	1F1E6-1F1F4	🇦🇴	flag: Angola	vlag: Angola	angola|flag ao|ao|flag|vlag: angola|vlag	9	
1656	1F1E6-1F1F6	🇦🇶	flag: Antarctica	vlag: Antarctica	antarctica|flag aq|aq|flag|vlag: antarctica|vlag	9	
1657	1F1E6-1F1F7	🇦🇷	flag: Argentina	vlag: Argentinië	argentina|flag ar|ar|flag|vlag: argentinië|vlag	9	
1658	1F1E6-1F1F8	🇦🇸	flag: American Samoa	vlag: Amerikaans-Samoa	american samoa|flag as|as|flag|vlag: amerikaans-samoa|vlag	9	
1659	1F1E6-1F1F9	🇦🇹	flag: Austria	vlag: Oostenrijk	austria|flag at|at|flag|vlag: oostenrijk|vlag	9	
1660	1F1E6-1F1FA	🇦🇺	flag: Australia	vlag: Australië	australia|flag au|au|flag|vlag: australië|vlag	9	
1661	1F1E6-1F1FC	🇦🇼	flag: Aruba	vlag: Aruba	aruba|flag aw|aw|flag|vlag: aruba|vlag	9	
1662	1F1E6-1F1FD	🇦🇽	flag: Åland Islands	vlag: Åland	aland islands|flag ax|ax|flag|vlag: åland|vlag	9	
1663	1F1E6-1F1FF	🇦🇿	flag: Azerbaijan	vlag: Azerbeidzjan	azerbaijan|flag az|az|flag|vlag: azerbeidzjan|vlag	9	
1664	1F1E7-1F1E6	🇧🇦	flag: Bosnia & Herzegovina	vlag: Bosnië en Herzegovina	bosnia herzegovina|flag ba|ba|flag|vlag: bosnië en herzegovina|vlag	9	
1665	1F1E7-1F1E7	🇧🇧	flag: Barbados	vlag: Barbados	barbados|flag bb|bb|flag|vlag: barbados|vlag	9	
1666	1F1E7-1F1E9	🇧🇩	flag: Bangladesh	vlag: Bangladesh	bangladesh|flag bd|bd|flag|vlag: bangladesh|vlag	9	
1667	1F1E7-1F1EA	🇧🇪	flag: Belgium	vlag: België	belgium|flag be|be|flag|vlag: belgië|vlag	9	
1668	1F1E7-1F1EB	🇧🇫	flag: Burkina Faso	vlag: Burkina Faso	burkina faso|flag bf|bf|flag|vlag: burkina faso|vlag	9	
1669	1F1E7-1F1EC	🇧🇬	flag: Bulgaria	vlag: Bulgarije	bulgaria|flag bg|bg|flag|vlag: bulgarije|vlag	9	
1670	1F1E7-1F1ED	🇧🇭	flag: Bahrain	vlag: Bahrein	bahrain|flag bh|bh|flag|vlag: bahrein|vlag	9	
1671	1F1E7-1F1EE	🇧🇮	flag: Burundi	vlag: Burundi	burundi|flag bi|bi|flag|vlag: burundi|vlag	9	
1672	1F1E7-1F1EF	🇧🇯	flag: Benin	vlag: Benin	benin|flag bj|bj|flag|vlag: benin|vlag	9	
1673	1F1E7-1F1F1	🇧🇱	flag: St. Barthélemy	vlag: Saint-Barthélemy	flag bl|st barthelemy|bl|flag|vlag: saint-barthélemy|vlag	9	
1674	1F1E7-1F1F2	🇧🇲	flag: Bermuda	vlag: Bermuda	bermuda|flag bm|bm|flag|vlag: bermuda|vlag	9	
1675	1F1E7-1F1F3	🇧🇳	flag: Brunei	vlag: Brunei	brunei|flag bn|bn|flag|vlag: brunei|vlag	9	
1676	1F1E7-1F1F4	🇧🇴	flag: Bolivia	vlag: Bolivia	bolivia|flag bo|bo|flag|vlag: bolivia|vlag	9	
1677	1F1E7-1F1F6	🇧🇶	flag: Caribbean Netherlands	vlag: Caribisch Nederland	caribbean netherlands|flag bq|bq|flag|vlag: caribisch nederland|vlag	9	
1678	1F1E7-1F1F7	🇧🇷	flag: Brazil	vlag: Brazilië	brazil|flag br|br|flag|vlag: brazilië|vlag	9	
1679	1F1E7-1F1F8	🇧🇸	flag: Bahamas	vlag: Bahama’s	bahamas|flag bs|bs|flag|vlag: bahama’s|vlag	9	
1680	1F1E7-1F1F9	🇧🇹	flag: Bhutan	vlag: Bhutan	bhutan|flag bt|bt|flag|vlag: bhutan|vlag	9	
1681	1F1E7-1F1FB	🇧🇻	flag: Bouvet Island	vlag: Bouveteiland	bouvet island|flag bv|bv|flag|vlag: bouveteiland|vlag	9	
1682	1F1E7-1F1FC	🇧🇼	flag: Botswana	vlag: Botswana	botswana|flag bw|bw|flag|vlag: botswana|vlag	9	
1683	1F1E7-1F1FE	🇧🇾	flag: Belarus	vlag: Belarus	belarus|flag by|by|flag|vlag: belarus|vlag	9	
1684	1F1E7-1F1FF	🇧🇿	flag: Belize	vlag: Belize	belize|flag bz|bz|flag|vlag: belize|vlag	9	
1685	1F1E8-1F1E6	🇨🇦	flag: Canada	vlag: Canada	canada|flag ca|ca|flag|vlag: canada|vlag	9	
1686	1F1E8-1F1E8	🇨🇨	flag: Cocos (Keeling) Islands	vlag: Cocoseilanden	cocos islands|flag cc|cc|flag|vlag: cocoseilanden|vlag	9	
1687	1F1E8-1F1E9	🇨🇩	flag: Congo - Kinshasa	vlag: Congo-Kinshasa	congo kinshasa|flag cd|cd|flag|vlag: congo-kinshasa|vlag	9	
1688	1F1E8-1F1EB	🇨🇫	flag: Central African Republic	vlag: Centraal-Afrikaanse Republiek	central african republic|flag cf|cf|flag|vlag: centraal-afrikaanse republiek|vlag	9	
1689	1F1E8-1F1EC	🇨🇬	flag: Congo - Brazzaville	vlag: Congo-Brazzaville	congo brazzaville|flag cg|cg|flag|vlag: congo-brazzaville|vlag	9	
1690	1F1E8-1F1ED	🇨🇭	flag: Switzerland	vlag: Zwitserland	flag ch|switzerland|ch|flag|vlag: zwitserland|vlag	9	
1691	1F1E8-1F1EE	🇨🇮	flag: Côte d’Ivoire	vlag: Ivoorkust	cote divoire|flag ci|ci|flag|vlag: ivoorkust|vlag	9	
1692	1F1E8-1F1F0	🇨🇰	flag: Cook Islands	vlag: Cookeilanden	cook islands|flag ck|ck|flag|vlag: cookeilanden|vlag	9	
1693	1F1E8-1F1F1	🇨🇱	flag: Chile	vlag: Chili	chile|flag cl|cl|flag|vlag: chili|vlag	9	
1694	1F1E8-1F1F2	🇨🇲	flag: Cameroon	vlag: Kameroen	cameroon|flag cm|cm|flag|vlag: kameroen|vlag	9	
1695	1F1E8-1F1F3	🇨🇳	flag: China	vlag: China	china|flag cn|cn|flag|vlag: china|vlag	9	
1696	1F1E8-1F1F4	🇨🇴	flag: Colombia	vlag: Colombia	colombia|flag co|co|flag|vlag: colombia|vlag	9	
1697	1F1E8-1F1F5	🇨🇵	flag: Clipperton Island	vlag: Clipperton	clipperton island|flag cp|cp|flag|vlag: clipperton|vlag	9	
1698	1F1E8-1F1F7	🇨🇷	flag: Costa Rica	vlag: Costa Rica	costa rica|flag cr|cr|flag|vlag: costa rica|vlag	9	
1699	1F1E8-1F1FA	🇨🇺	flag: Cuba	vlag: Cuba	cuba|flag cu|cu|flag|vlag: cuba|vlag	9	
1700	1F1E8-1F1FB	🇨🇻	flag: Cape Verde	vlag: Kaapverdië	cape verde|flag cv|cv|flag|vlag: kaapverdië|vlag	9	
1701	1F1E8-1F1FC	🇨🇼	flag: Curaçao	vlag: Curaçao	curacao|flag cw|cw|flag|vlag: curaçao|vlag	9	
1702	1F1E8-1F1FD	🇨🇽	flag: Christmas Island	vlag: Christmaseiland	christmas island|flag cx|cx|flag|vlag: christmaseiland|vlag	9	
1703	1F1E8-1F1FE	🇨🇾	flag: Cyprus	vlag: Cyprus	cyprus|flag cy|cy|flag|vlag: cyprus|vlag	9	
1704	1F1E8-1F1FF	🇨🇿	flag: Czechia	vlag: Tsjechië	czech republic|czechia|flag cz|cz|flag|vlag: tsjechië|vlag	9	
1705	1F1E9-1F1EA	🇩🇪	flag: Germany	vlag: Duitsland	flag de|germany|de|flag|vlag: duitsland|vlag	9	
1706	1F1E9-1F1EC	🇩🇬	flag: Diego Garcia	vlag: Diego Garcia	diego garcia|flag dg|dg|flag|vlag: diego garcia|vlag	9	
1707	1F1E9-1F1EF	🇩🇯	flag: Djibouti	vlag: Djibouti	djibouti|flag dj|dj|flag|vlag: djibouti|vlag	9	
1708	1F1E9-1F1F0	🇩🇰	flag: Denmark	vlag: Denemarken	denmark|flag dk|dk|flag|vlag: denemarken|vlag	9	
1709	1F1E9-1F1F2	🇩🇲	flag: Dominica	vlag: Dominica	dominica|flag dm|dm|flag|vlag: dominica|vlag	9	
1710	1F1E9-1F1F4	🇩🇴	flag: Dominican Republic	vlag: Dominicaanse Republiek	dominican republic|flag do|do|flag|vlag: dominicaanse republiek|vlag	9	
1711	1F1E9-1F1FF	🇩🇿	flag: Algeria	vlag: Algerije	algeria|flag dz|dz|flag|vlag: algerije|vlag	9	
1712	1F1EA-1F1E6	🇪🇦	flag: Ceuta & Melilla	vlag: Ceuta en Melilla	ceuta melilla|flag ea|ea|flag|vlag: ceuta en melilla|vlag	9	
1713	1F1EA-1F1E8	🇪🇨	flag: Ecuador	vlag: Ecuador	ecuador|flag ec|ec|flag|vlag: ecuador|vlag	9	
1714	1F1EA-1F1EA	🇪🇪	flag: Estonia	vlag: Estland	estonia|flag ee|ee|flag|vlag: estland|vlag	9	
1715	1F1EA-1F1EC	🇪🇬	flag: Egypt	vlag: Egypte	egypt|flag eg|eg|flag|vlag: egypte|vlag	9	
1716	1F1EA-1F1ED	🇪🇭	flag: Western Sahara	vlag: Westelijke Sahara	flag eh|western sahara|eh|flag|vlag: westelijke sahara|vlag	9	
1717	1F1EA-1F1F7	🇪🇷	flag: Eritrea	vlag: Eritrea	eritrea|flag er|er|flag|vlag: eritrea|vlag	9	
1718	1F1EA-1F1F8	🇪🇸	flag: Spain	vlag: Spanje	flag es|spain|es|flag|vlag: spanje|vlag	9	
1719	1F1EA-1F1F9	🇪🇹	flag: Ethiopia	vlag: Ethiopië	ethiopia|flag et|et|flag|vlag: ethiopië|vlag	9	
1720	1F1EA-1F1FA	🇪🇺	flag: European Union	vlag: Europese Unie	european union|flag eu|eu|flag|vlag: europese unie|vlag	9	
1721	1F1EB-1F1EE	🇫🇮	flag: Finland	vlag: Finland	finland|flag fi|fi|flag|vlag: finland|vlag	9	
1722	1F1EB-1F1EF	🇫🇯	flag: Fiji	vlag: Fiji	fiji|flag fj|fj|flag|vlag: fiji|vlag	9	
1723	1F1EB-1F1F0	🇫🇰	flag: Falkland Islands	vlag: Falklandeilanden	falkland islands|flag fk|fk|flag|vlag: falklandeilanden|vlag	9	
1724	1F1EB-1F1F2	🇫🇲	flag: Micronesia	vlag: Micronesia	flag fm|micronesia|fm|flag|vlag: micronesia|vlag	9	
1725	1F1EB-1F1F4	🇫🇴	flag: Faroe Islands	vlag: Faeröer	faroe islands|flag fo|fo|flag|vlag: faeröer|vlag	9	
1726	1F1EB-1F1F7	🇫🇷	flag: France	vlag: Frankrijk	flag fr|france|fr|flag|vlag: frankrijk|vlag	9	
1727	1F1EC-1F1E6	🇬🇦	flag: Gabon	vlag: Gabon	flag ga|gabon|ga|flag|vlag: gabon|vlag	9	
1728	1F1EC-1F1E7	🇬🇧	flag: United Kingdom	vlag: Verenigd Koninkrijk	flag gb|uk|united kingdom|gb|flag|vlag: verenigd koninkrijk|vlag	9	
1729	1F1EC-1F1E9	🇬🇩	flag: Grenada	vlag: Grenada	flag gd|grenada|gd|flag|vlag: grenada|vlag	9	
1730	1F1EC-1F1EA	🇬🇪	flag: Georgia	vlag: Georgië	flag ge|georgia|ge|flag|vlag: georgië|vlag	9	
1731	1F1EC-1F1EB	🇬🇫	flag: French Guiana	vlag: Frans-Guyana	flag gf|french guiana|gf|flag|vlag: frans-guyana|vlag	9	
1732	1F1EC-1F1EC	🇬🇬	flag: Guernsey	vlag: Guernsey	flag gg|guernsey|gg|flag|vlag: guernsey|vlag	9	
1733	1F1EC-1F1ED	🇬🇭	flag: Ghana	vlag: Ghana	flag gh|ghana|gh|flag|vlag: ghana|vlag	9	
1734	1F1EC-1F1EE	🇬🇮	flag: Gibraltar	vlag: Gibraltar	flag gi|gibraltar|gi|flag|vlag: gibraltar|vlag	9	
1735	1F1EC-1F1F1	🇬🇱	flag: Greenland	vlag: Groenland	flag gl|greenland|gl|flag|vlag: groenland|vlag	9	
1736	1F1EC-1F1F2	🇬🇲	flag: Gambia	vlag: Gambia	flag gm|gambia|gm|flag|vlag: gambia|vlag	9	
1737	1F1EC-1F1F3	🇬🇳	flag: Guinea	vlag: Guinee	flag gn|guinea|gn|flag|vlag: guinee|vlag	9	
1738	1F1EC-1F1F5	🇬🇵	flag: Guadeloupe	vlag: Guadeloupe	flag gp|guadeloupe|gp|flag|vlag: guadeloupe|vlag	9	
1739	1F1EC-1F1F6	🇬🇶	flag: Equatorial Guinea	vlag: Equatoriaal-Guinea	equatorial guinea|flag gq|gq|flag|vlag: equatoriaal-guinea|vlag	9	
1740	1F1EC-1F1F7	🇬🇷	flag: Greece	vlag: Griekenland	flag gr|greece|gr|flag|vlag: griekenland|vlag	9	
1741	1F1EC-1F1F8	🇬🇸	flag: South Georgia & South Sandwich Islands	vlag: Zuid-Georgia en Zuidelijke Sandwicheilanden	flag gs|south georgia south sandwich islands|gs|flag|vlag: zuid-georgia en zuidelijke sandwicheilanden|vlag	9	
1742	1F1EC-1F1F9	🇬🇹	flag: Guatemala	vlag: Guatemala	flag gt|guatemala|gt|flag|vlag: guatemala|vlag	9	
1743	1F1EC-1F1FA	🇬🇺	flag: Guam	vlag: Guam	flag gu|guam|gu|flag|vlag: guam|vlag	9	
1744	1F1EC-1F1FC	🇬🇼	flag: Guinea-Bissau	vlag: Guinee-Bissau	flag gw|guinea bissau|gw|flag|vlag: guinee-bissau|vlag	9	
1745	1F1EC-1F1FE	🇬🇾	flag: Guyana	vlag: Guyana	flag gy|guyana|gy|flag|vlag: guyana|vlag	9	
1746	1F1ED-1F1F0	🇭🇰	flag: Hong Kong SAR China	vlag: Hongkong SAR van China	flag hk|hong kong|hk|flag|vlag: hongkong sar van china|vlag	9	
1747	1F1ED-1F1F2	🇭🇲	flag: Heard & McDonald Islands	vlag: Heard en McDonaldeilanden	flag hm|heard mcdonald islands|hm|flag|vlag: heard en mcdonaldeilanden|vlag	9	
1748	1F1ED-1F1F3	🇭🇳	flag: Honduras	vlag: Honduras	flag hn|honduras|hn|flag|vlag: honduras|vlag	9	
1749	1F1ED-1F1F7	🇭🇷	flag: Croatia	vlag: Kroatië	croatia|flag hr|hr|flag|vlag: kroatië|vlag	9	
1750	1F1ED-1F1F9	🇭🇹	flag: Haiti	vlag: Haïti	flag ht|haiti|ht|flag|vlag: haïti|vlag	9	
1751	1F1ED-1F1FA	🇭🇺	flag: Hungary	vlag: Hongarije	flag hu|hungary|hu|flag|vlag: hongarije|vlag	9	
1752	1F1EE-1F1E8	🇮🇨	flag: Canary Islands	vlag: Canarische Eilanden	canary islands|flag ic|ic|flag|vlag: canarische eilanden|vlag	9	
1753	1F1EE-1F1E9	🇮🇩	flag: Indonesia	vlag: Indonesië	flag id|indonesia|id|flag|vlag: indonesië|vlag	9	
1754	1F1EE-1F1EA	🇮🇪	flag: Ireland	vlag: Ierland	flag ie|ireland|ie|flag|vlag: ierland|vlag	9	
1755	1F1EE-1F1F1	🇮🇱	flag: Israel	vlag: Israël	flag il|israel|il|flag|vlag: israël|vlag	9	
1756	1F1EE-1F1F2	🇮🇲	flag: Isle of Man	vlag: Isle of Man	flag im|isle of man|im|flag|vlag: isle of man|vlag	9	
1757	1F1EE-1F1F3	🇮🇳	flag: India	vlag: India	flag in|india|in|flag|vlag: india|vlag	9	
1758	1F1EE-1F1F4	🇮🇴	flag: British Indian Ocean Territory	vlag: Brits Indische Oceaanterritorium	british indian ocean territory|flag io|io|flag|vlag: brits indische oceaanterritorium|vlag	9	
1759	1F1EE-1F1F6	🇮🇶	flag: Iraq	vlag: Irak	flag iq|iraq|iq|flag|vlag: irak|vlag	9	
1760	1F1EE-1F1F7	🇮🇷	flag: Iran	vlag: Iran	flag ir|iran|ir|flag|vlag: iran|vlag	9	
1761	1F1EE-1F1F8	🇮🇸	flag: Iceland	vlag: IJsland	flag is|iceland|is|flag|vlag: ijsland|vlag	9	
1762	1F1EE-1F1F9	🇮🇹	flag: Italy	vlag: Italië	flag it|italy|it|flag|vlag: italië|vlag	9	
1763	1F1EF-1F1EA	🇯🇪	flag: Jersey	vlag: Jersey	flag je|jersey|je|flag|vlag: jersey|vlag	9	
1764	1F1EF-1F1F2	🇯🇲	flag: Jamaica	vlag: Jamaica	flag jm|jamaica|jm|flag|vlag: jamaica|vlag	9	
1765	1F1EF-1F1F4	🇯🇴	flag: Jordan	vlag: Jordanië	flag jo|jordan|jo|flag|vlag: jordanië|vlag	9	
1766	1F1EF-1F1F5	🇯🇵	flag: Japan	vlag: Japan	flag jp|japan|jp|flag|vlag: japan|vlag	9	
1767	1F1F0-1F1EA	🇰🇪	flag: Kenya	vlag: Kenia	flag ke|kenya|ke|flag|vlag: kenia|vlag	9	
1768	1F1F0-1F1EC	🇰🇬	flag: Kyrgyzstan	vlag: Kirgizië	flag kg|kyrgyzstan|kg|flag|vlag: kirgizië|vlag	9	
1769	1F1F0-1F1ED	🇰🇭	flag: Cambodia	vlag: Cambodja	cambodia|flag kh|kh|flag|vlag: cambodja|vlag	9	
1770	1F1F0-1F1EE	🇰🇮	flag: Kiribati	vlag: Kiribati	flag ki|kiribati|ki|flag|vlag: kiribati|vlag	9	
1771	1F1F0-1F1F2	🇰🇲	flag: Comoros	vlag: Comoren	comoros|flag km|km|flag|vlag: comoren|vlag	9	
1772	1F1F0-1F1F3	🇰🇳	flag: St. Kitts & Nevis	vlag: Saint Kitts en Nevis	flag kn|st kitts nevis|kn|flag|vlag: saint kitts en nevis|vlag	9	
1773	1F1F0-1F1F5	🇰🇵	flag: North Korea	vlag: Noord-Korea	flag kp|north korea|kp|flag|vlag: noord-korea|vlag	9	
1774	1F1F0-1F1F7	🇰🇷	flag: South Korea	vlag: Zuid-Korea	flag kr|south korea|kr|flag|vlag: zuid-korea|vlag	9	
1775	1F1F0-1F1FC	🇰🇼	flag: Kuwait	vlag: Koeweit	flag kw|kuwait|kw|flag|vlag: koeweit|vlag	9	
1776	1F1F0-1F1FE	🇰🇾	flag: Cayman Islands	vlag: Kaaimaneilanden	cayman islands|flag ky|ky|flag|vlag: kaaimaneilanden|vlag	9	
1777	1F1F0-1F1FF	🇰🇿	flag: Kazakhstan	vlag: Kazachstan	flag kz|kazakhstan|kz|flag|vlag: kazachstan|vlag	9	
1778	1F1F1-1F1E6	🇱🇦	flag: Laos	vlag: Laos	flag la|laos|la|flag|vlag: laos|vlag	9	
1779	1F1F1-1F1E7	🇱🇧	flag: Lebanon	vlag: Libanon	flag lb|lebanon|lb|flag|vlag: libanon|vlag	9	
1780	1F1F1-1F1E8	🇱🇨	flag: St. Lucia	vlag: Saint Lucia	flag lc|st lucia|lc|flag|vlag: saint lucia|vlag	9	
1781	1F1F1-1F1EE	🇱🇮	flag: Liechtenstein	vlag: Liechtenstein	flag li|liechtenstein|li|flag|vlag: liechtenstein|vlag	9	
1782	1F1F1-1F1F0	🇱🇰	flag: Sri Lanka	vlag: Sri Lanka	flag lk|sri lanka|lk|flag|vlag: sri lanka|vlag	9	
1783	1F1F1-1F1F7	🇱🇷	flag: Liberia	vlag: Liberia	flag lr|liberia|lr|flag|vlag: liberia|vlag	9	
1784	1F1F1-1F1F8	🇱🇸	flag: Lesotho	vlag: Lesotho	flag ls|lesotho|ls|flag|vlag: lesotho|vlag	9	
1785	1F1F1-1F1F9	🇱🇹	flag: Lithuania	vlag: Litouwen	flag lt|lithuania|lt|flag|vlag: litouwen|vlag	9	
1786	1F1F1-1F1FA	🇱🇺	flag: Luxembourg	vlag: Luxemburg	flag lu|luxembourg|lu|flag|vlag: luxemburg|vlag	9	
1787	1F1F1-1F1FB	🇱🇻	flag: Latvia	vlag: Letland	flag lv|latvia|lv|flag|vlag: letland|vlag	9	
1788	1F1F1-1F1FE	🇱🇾	flag: Libya	vlag: Libië	flag ly|libya|ly|flag|vlag: libië|vlag	9	
1789	1F1F2-1F1E6	🇲🇦	flag: Morocco	vlag: Marokko	flag ma|morocco|ma|flag|vlag: marokko|vlag	9	
1790	1F1F2-1F1E8	🇲🇨	flag: Monaco	vlag: Monaco	flag mc|monaco|mc|flag|vlag: monaco|vlag	9	
1791	1F1F2-1F1E9	🇲🇩	flag: Moldova	vlag: Moldavië	flag md|moldova|md|flag|vlag: moldavië|vlag	9	
1792	1F1F2-1F1EA	🇲🇪	flag: Montenegro	vlag: Montenegro	flag me|montenegro|me|flag|vlag: montenegro|vlag	9	
1793	1F1F2-1F1EB	🇲🇫	flag: St. Martin	vlag: Saint-Martin	flag mf|st martin|mf|flag|vlag: saint-martin|vlag	9	
1794	1F1F2-1F1EC	🇲🇬	flag: Madagascar	vlag: Madagaskar	flag mg|madagascar|mg|flag|vlag: madagaskar|vlag	9	
1795	1F1F2-1F1ED	🇲🇭	flag: Marshall Islands	vlag: Marshalleilanden	flag mh|marshall islands|mh|flag|vlag: marshalleilanden|vlag	9	
1796	1F1F2-1F1F0	🇲🇰	flag: North Macedonia	vlag: Noord-Macedonië	flag mk|macedonia|mk|flag|vlag: noord-macedonië|vlag	9	
1797	1F1F2-1F1F1	🇲🇱	flag: Mali	vlag: Mali	flag ml|mali|ml|flag|vlag: mali|vlag	9	
1798	1F1F2-1F1F2	🇲🇲	flag: Myanmar (Burma)	vlag: Myanmar (Birma)	burma|flag mm|myanmar|mm|flag|vlag: myanmar (birma)|vlag	9	
1799	1F1F2-1F1F3	🇲🇳	flag: Mongolia	vlag: Mongolië	flag mn|mongolia|mn|flag|vlag: mongolië|vlag	9	
1800	1F1F2-1F1F4	🇲🇴	flag: Macao SAR China	vlag: Macau SAR van China	flag mo|macao|macau|mo|flag|vlag: macau sar van china|vlag	9	
1801	1F1F2-1F1F5	🇲🇵	flag: Northern Mariana Islands	vlag: Noordelijke Marianen	flag mp|northern mariana islands|mp|flag|vlag: noordelijke marianen|vlag	9	
1802	1F1F2-1F1F6	🇲🇶	flag: Martinique	vlag: Martinique	flag mq|martinique|mq|flag|vlag: martinique|vlag	9	
1803	1F1F2-1F1F7	🇲🇷	flag: Mauritania	vlag: Mauritanië	flag mr|mauritania|mr|flag|vlag: mauritanië|vlag	9	
1804	1F1F2-1F1F8	🇲🇸	flag: Montserrat	vlag: Montserrat	flag ms|montserrat|ms|flag|vlag: montserrat|vlag	9	
1805	1F1F2-1F1F9	🇲🇹	flag: Malta	vlag: Malta	flag mt|malta|mt|flag|vlag: malta|vlag	9	
1806	1F1F2-1F1FA	🇲🇺	flag: Mauritius	vlag: Mauritius	flag mu|mauritius|mu|flag|vlag: mauritius|vlag	9	
1807	1F1F2-1F1FB	🇲🇻	flag: Maldives	vlag: Maldiven	flag mv|maldives|mv|flag|vlag: maldiven|vlag	9	
1808	1F1F2-1F1FC	🇲🇼	flag: Malawi	vlag: Malawi	flag mw|malawi|mw|flag|vlag: malawi|vlag	9	
1809	1F1F2-1F1FD	🇲🇽	flag: Mexico	vlag: Mexico	flag mx|mexico|mx|flag|vlag: mexico|vlag	9	
1810	1F1F2-1F1FE	🇲🇾	flag: Malaysia	vlag: Maleisië	flag my|malaysia|my|flag|vlag: maleisië|vlag	9	
1811	1F1F2-1F1FF	🇲🇿	flag: Mozambique	vlag: Mozambique	flag mz|mozambique|mz|flag|vlag: mozambique|vlag	9	
1812	1F1F3-1F1E6	🇳🇦	flag: Namibia	vlag: Namibië	flag na|namibia|na|flag|vlag: namibië|vlag	9	
1813	1F1F3-1F1E8	🇳🇨	flag: New Caledonia	vlag: Nieuw-Caledonië	flag nc|new caledonia|nc|flag|vlag: nieuw-caledonië|vlag	9	
1814	1F1F3-1F1EA	🇳🇪	flag: Niger	vlag: Niger	flag ne|niger|ne|flag|vlag: niger|vlag	9	
1815	1F1F3-1F1EB	🇳🇫	flag: Norfolk Island	vlag: Norfolk	flag nf|norfolk island|nf|flag|vlag: norfolk|vlag	9	
1816	1F1F3-1F1EC	🇳🇬	flag: Nigeria	vlag: Nigeria	flag ng|nigeria|ng|flag|vlag: nigeria|vlag	9	
1817	1F1F3-1F1EE	🇳🇮	flag: Nicaragua	vlag: Nicaragua	flag ni|nicaragua|ni|flag|vlag: nicaragua|vlag	9	
1818	1F1F3-1F1F1	🇳🇱	flag: Netherlands	vlag: Nederland	flag nl|netherlands|nl|flag|vlag: nederland|vlag	9	
1819	1F1F3-1F1F4	🇳🇴	flag: Norway	vlag: Noorwegen	flag no|norway|no|flag|vlag: noorwegen|vlag	9	
1820	1F1F3-1F1F5	🇳🇵	flag: Nepal	vlag: Nepal	flag np|nepal|np|flag|vlag: nepal|vlag	9	
1821	1F1F3-1F1F7	🇳🇷	flag: Nauru	vlag: Nauru	flag nr|nauru|nr|flag|vlag: nauru|vlag	9	
1822	1F1F3-1F1FA	🇳🇺	flag: Niue	vlag: Niue	flag nu|niue|nu|flag|vlag: niue|vlag	9	
1823	1F1F3-1F1FF	🇳🇿	flag: New Zealand	vlag: Nieuw-Zeeland	flag nz|new zealand|nz|flag|vlag: nieuw-zeeland|vlag	9	
1824	1F1F4-1F1F2	🇴🇲	flag: Oman	vlag: Oman	flag om|oman|om|flag|vlag: oman|vlag	9	
1825	1F1F5-1F1E6	🇵🇦	flag: Panama	vlag: Panama	flag pa|panama|pa|flag|vlag: panama|vlag	9	
1826	1F1F5-1F1EA	🇵🇪	flag: Peru	vlag: Peru	flag pe|peru|pe|flag|vlag: peru|vlag	9	
1827	1F1F5-1F1EB	🇵🇫	flag: French Polynesia	vlag: Frans-Polynesië	flag pf|french polynesia|pf|flag|vlag: frans-polynesië|vlag	9	
1828	1F1F5-1F1EC	🇵🇬	flag: Papua New Guinea	vlag: Papoea-Nieuw-Guinea	flag pg|papua new guinea|pg|flag|vlag: papoea-nieuw-guinea|vlag	9	
1829	1F1F5-1F1ED	🇵🇭	flag: Philippines	vlag: Filipijnen	flag ph|philippines|ph|flag|vlag: filipijnen|vlag	9	
1830	1F1F5-1F1F0	🇵🇰	flag: Pakistan	vlag: Pakistan	flag pk|pakistan|pk|flag|vlag: pakistan|vlag	9	
1831	1F1F5-1F1F1	🇵🇱	flag: Poland	vlag: Polen	flag pl|poland|pl|flag|vlag: polen|vlag	9	
1832	1F1F5-1F1F2	🇵🇲	flag: St. Pierre & Miquelon	vlag: Saint-Pierre en Miquelon	flag pm|st pierre miquelon|pm|flag|vlag: saint-pierre en miquelon|vlag	9	
1833	1F1F5-1F1F3	🇵🇳	flag: Pitcairn Islands	vlag: Pitcairneilanden	flag pn|pitcairn islands|pn|flag|vlag: pitcairneilanden|vlag	9	
1834	1F1F5-1F1F7	🇵🇷	flag: Puerto Rico	vlag: Puerto Rico	flag pr|puerto rico|pr|flag|vlag: puerto rico|vlag	9	
1835	1F1F5-1F1F8	🇵🇸	flag: Palestinian Territories	vlag: Palestijnse gebieden	flag ps|palestinian territories|ps|flag|vlag: palestijnse gebieden|vlag	9	
1836	1F1F5-1F1F9	🇵🇹	flag: Portugal	vlag: Portugal	flag pt|portugal|pt|flag|vlag: portugal|vlag	9	
1837	1F1F5-1F1FC	🇵🇼	flag: Palau	vlag: Palau	flag pw|palau|pw|flag|vlag: palau|vlag	9	
1838	1F1F5-1F1FE	🇵🇾	flag: Paraguay	vlag: Paraguay	flag py|paraguay|py|flag|vlag: paraguay|vlag	9	
1839	1F1F6-1F1E6	🇶🇦	flag: Qatar	vlag: Qatar	flag qa|qatar|qa|flag|vlag: qatar|vlag	9	
1840	1F1F7-1F1EA	🇷🇪	flag: Réunion	vlag: Réunion	flag re|reunion|re|flag|vlag: réunion|vlag	9	
1841	1F1F7-1F1F4	🇷🇴	flag: Romania	vlag: Roemenië	flag ro|romania|ro|flag|vlag: roemenië|vlag	9	
1842	1F1F7-1F1F8	🇷🇸	flag: Serbia	vlag: Servië	flag rs|serbia|rs|flag|vlag: servië|vlag	9	
1843	1F1F7-1F1FA	🇷🇺	flag: Russia	vlag: Rusland	flag ru|russia|ru|flag|vlag: rusland|vlag	9	
1844	1F1F7-1F1FC	🇷🇼	flag: Rwanda	vlag: Rwanda	flag rw|rwanda|rw|flag|vlag: rwanda|vlag	9	
1845	1F1F8-1F1E6	🇸🇦	flag: Saudi Arabia	vlag: Saoedi-Arabië	flag sa|saudi arabia|sa|flag|vlag: saoedi-arabië|vlag	9	
1846	1F1F8-1F1E7	🇸🇧	flag: Solomon Islands	vlag: Salomonseilanden	flag sb|solomon islands|sb|flag|vlag: salomonseilanden|vlag	9	
1847	1F1F8-1F1E8	🇸🇨	flag: Seychelles	vlag: Seychellen	flag sc|seychelles|sc|flag|vlag: seychellen|vlag	9	
1848	1F1F8-1F1E9	🇸🇩	flag: Sudan	vlag: Soedan	flag sd|sudan|sd|flag|vlag: soedan|vlag	9	
1849	1F1F8-1F1EA	🇸🇪	flag: Sweden	vlag: Zweden	flag se|sweden|se|flag|vlag: zweden|vlag	9	
1850	1F1F8-1F1EC	🇸🇬	flag: Singapore	vlag: Singapore	flag sg|singapore|sg|flag|vlag: singapore|vlag	9	
1851	1F1F8-1F1ED	🇸🇭	flag: St. Helena	vlag: Sint-Helena	flag sh|st helena|sh|flag|vlag: sint-helena|vlag	9	
1852	1F1F8-1F1EE	🇸🇮	flag: Slovenia	vlag: Slovenië	flag si|slovenia|si|flag|vlag: slovenië|vlag	9	
1853	1F1F8-1F1EF	🇸🇯	flag: Svalbard & Jan Mayen	vlag: Spitsbergen en Jan Mayen	flag sj|svalbard jan mayen|sj|flag|vlag: spitsbergen en jan mayen|vlag	9	
1854	1F1F8-1F1F0	🇸🇰	flag: Slovakia	vlag: Slowakije	flag sk|slovakia|sk|flag|vlag: slowakije|vlag	9	
1855	1F1F8-1F1F1	🇸🇱	flag: Sierra Leone	vlag: Sierra Leone	flag sl|sierra leone|sl|flag|vlag: sierra leone|vlag	9	
1856	1F1F8-1F1F2	🇸🇲	flag: San Marino	vlag: San Marino	flag sm|san marino|sm|flag|vlag: san marino|vlag	9	
1857	1F1F8-1F1F3	🇸🇳	flag: Senegal	vlag: Senegal	flag sn|senegal|sn|flag|vlag: senegal|vlag	9	
1858	1F1F8-1F1F4	🇸🇴	flag: Somalia	vlag: Somalië	flag so|somalia|so|flag|vlag: somalië|vlag	9	
1859	1F1F8-1F1F7	🇸🇷	flag: Suriname	vlag: Suriname	flag sr|suriname|sr|flag|vlag: suriname|vlag	9	
1860	1F1F8-1F1F8	🇸🇸	flag: South Sudan	vlag: Zuid-Soedan	flag ss|south sudan|ss|flag|vlag: zuid-soedan|vlag	9	
1861	1F1F8-1F1F9	🇸🇹	flag: São Tomé & Príncipe	vlag: Sao Tomé en Principe	flag st|sao tome principe|st|flag|vlag: sao tomé en principe|vlag	9	
1862	1F1F8-1F1FB	🇸🇻	flag: El Salvador	vlag: El Salvador	el salvador|flag sv|sv|flag|vlag: el salvador|vlag	9	
1863	1F1F8-1F1FD	🇸🇽	flag: Sint Maarten	vlag: Sint-Maarten	flag sx|sint maarten|sx|flag|vlag: sint-maarten|vlag	9	
1864	1F1F8-1F1FE	🇸🇾	flag: Syria	vlag: Syrië	flag sy|syria|sy|flag|vlag: syrië|vlag	9	
1865	1F1F8-1F1FF	🇸🇿	flag: Eswatini	vlag: Eswatini	eswatini|flag sz|swaziland|sz|flag|vlag: eswatini|vlag	9	
1866	1F1F9-1F1E6	🇹🇦	flag: Tristan da Cunha	vlag: Tristan da Cunha	flag ta|tristan da cunha|ta|flag|vlag: tristan da cunha|vlag	9	
1867	1F1F9-1F1E8	🇹🇨	flag: Turks & Caicos Islands	vlag: Turks- en Caicoseilanden	flag tc|turks caicos islands|tc|flag|vlag: turks- en caicoseilanden|vlag	9	
1868	1F1F9-1F1E9	🇹🇩	flag: Chad	vlag: Tsjaad	chad|flag td|td|flag|vlag: tsjaad|vlag	9	
1869	1F1F9-1F1EB	🇹🇫	flag: French Southern Territories	vlag: Franse Gebieden in de zuidelijke Indische Oceaan	flag tf|french southern territories|tf|flag|vlag: franse gebieden in de zuidelijke indische oceaan|vlag	9	
1870	1F1F9-1F1EC	🇹🇬	flag: Togo	vlag: Togo	flag tg|togo|tg|flag|vlag: togo|vlag	9	
1871	1F1F9-1F1ED	🇹🇭	flag: Thailand	vlag: Thailand	flag th|thailand|th|flag|vlag: thailand|vlag	9	
1872	1F1F9-1F1EF	🇹🇯	flag: Tajikistan	vlag: Tadzjikistan	flag tj|tajikistan|tj|flag|vlag: tadzjikistan|vlag	9	
1873	1F1F9-1F1F0	🇹🇰	flag: Tokelau	vlag: Tokelau	flag tk|tokelau|tk|flag|vlag: tokelau|vlag	9	
1874	1F1F9-1F1F1	🇹🇱	flag: Timor-Leste	vlag: Oost-Timor	flag tl|timor leste|tl|flag|vlag: oost-timor|vlag	9	
1875	1F1F9-1F1F2	🇹🇲	flag: Turkmenistan	vlag: Turkmenistan	flag tm|turkmenistan|tm|flag|vlag: turkmenistan|vlag	9	
1876	1F1F9-1F1F3	🇹🇳	flag: Tunisia	vlag: Tunesië	flag tn|tunisia|tn|flag|vlag: tunesië|vlag	9	
1877	1F1F9-1F1F4	🇹🇴	flag: Tonga	vlag: Tonga	flag to|tonga|to|flag|vlag: tonga|vlag	9	
1878	1F1F9-1F1F7	🇹🇷	flag: Türkiye	vlag: Turkije	flag tr|turkey tr|tr|flag|vlag: turkije|vlag	9	
1879	1F1F9-1F1F9	🇹🇹	flag: Trinidad & Tobago	vlag: Trinidad en Tobago	flag tt|trinidad tobago|tt|flag|vlag: trinidad en tobago|vlag	9	
1880	1F1F9-1F1FB	🇹🇻	flag: Tuvalu	vlag: Tuvalu	flag tv|tuvalu|tv|flag|vlag: tuvalu|vlag	9	
1881	1F1F9-1F1FC	🇹🇼	flag: Taiwan	vlag: Taiwan	flag tw|taiwan|tw|flag|vlag: taiwan|vlag	9	
1882	1F1F9-1F1FF	🇹🇿	flag: Tanzania	vlag: Tanzania	flag tz|tanzania|tz|flag|vlag: tanzania|vlag	9	
1883	1F1FA-1F1E6	🇺🇦	flag: Ukraine	vlag: Oekraïne	flag ua|ukraine|ua|flag|vlag: oekraïne|vlag	9	
1884	1F1FA-1F1EC	🇺🇬	flag: Uganda	vlag: Oeganda	flag ug|uganda|ug|flag|vlag: oeganda|vlag	9	
1885	1F1FA-1F1F2	🇺🇲	flag: U.S. Outlying Islands	vlag: Kleine afgelegen eilanden van de Verenigde Staten	flag um|us outlying islands|um|flag|vlag: kleine afgelegen eilanden van de verenigde staten|vlag	9	
1886	1F1FA-1F1F3	🇺🇳	flag: United Nations	vlag: Verenigde Naties	flag un|un|united nations|flag|vlag: verenigde naties|vlag	9	
1887	1F1FA-1F1F8	🇺🇸	flag: United States	vlag: Verenigde Staten	flag us|united states|usa|us|flag|vlag: verenigde staten|vlag	9	
1888	1F1FA-1F1FE	🇺🇾	flag: Uruguay	vlag: Uruguay	flag uy|uruguay|uy|flag|vlag: uruguay|vlag	9	
1889	1F1FA-1F1FF	🇺🇿	flag: Uzbekistan	vlag: Oezbekistan	flag uz|uzbekistan|uz|flag|vlag: oezbekistan|vlag	9	
1890	1F1FB-1F1E6	🇻🇦	flag: Vatican City	vlag: Vaticaanstad	flag va|vatican city|va|flag|vlag: vaticaanstad|vlag	9	
1891	1F1FB-1F1E8	🇻🇨	flag: St. Vincent & Grenadines	vlag: Saint Vincent en de Grenadines	flag vc|st vincent grenadines|vc|flag|vlag: saint vincent en de grenadines|vlag	9	
1892	1F1FB-1F1EA	🇻🇪	flag: Venezuela	vlag: Venezuela	flag ve|venezuela|ve|flag|vlag: venezuela|vlag	9	
1893	1F1FB-1F1EC	🇻🇬	flag: British Virgin Islands	vlag: Britse Maagdeneilanden	british virgin islands|flag vg|vg|flag|vlag: britse maagdeneilanden|vlag	9	
1894	1F1FB-1F1EE	🇻🇮	flag: U.S. Virgin Islands	vlag: Amerikaanse Maagdeneilanden	flag vi|us virgin islands|vi|flag|vlag: amerikaanse maagdeneilanden|vlag	9	
1895	1F1FB-1F1F3	🇻🇳	flag: Vietnam	vlag: Vietnam	flag vn|vietnam|vn|flag|vlag: vietnam|vlag	9	
1896	1F1FB-1F1FA	🇻🇺	flag: Vanuatu	vlag: Vanuatu	flag vu|vanuatu|vu|flag|vlag: vanuatu|vlag	9	
1897	1F1FC-1F1EB	🇼🇫	flag: Wallis & Futuna	vlag: Wallis en Futuna	flag wf|wallis futuna|wf|flag|vlag: wallis en futuna|vlag	9	
1898	1F1FC-1F1F8	🇼🇸	flag: Samoa	vlag: Samoa	flag ws|samoa|ws|flag|vlag: samoa|vlag	9	
1899	1F1FD-1F1F0	🇽🇰	flag: Kosovo	vlag: Kosovo	flag xk|kosovo|xk|flag|vlag: kosovo|vlag	9	
1900	1F1FE-1F1EA	🇾🇪	flag: Yemen	vlag: Jemen	flag ye|yemen|ye|flag|vlag: jemen|vlag	9	
1901	1F1FE-1F1F9	🇾🇹	flag: Mayotte	vlag: Mayotte	flag yt|mayotte|yt|flag|vlag: mayotte|vlag	9	
1902	1F1FF-1F1E6	🇿🇦	flag: South Africa	vlag: Zuid-Afrika	flag za|south africa|za|flag|vlag: zuid-afrika|vlag	9	
1903	1F1FF-1F1F2	🇿🇲	flag: Zambia	vlag: Zambia	flag zm|zambia|zm|flag|vlag: zambia|vlag	9	
1904	1F1FF-1F1FC	🇿🇼	flag: Zimbabwe	vlag: Zimbabwe	flag zw|zimbabwe|zw|flag|vlag: zimbabwe|vlag	9	
1905	1F3F4-E0067-E0062-E0065-E006E-E0067-E007F	🏴󠁧󠁢󠁥󠁮󠁧󠁿	flag: England	vlag: Engeland	england|flag gbeng|flag|gbeng|vlag: engeland|vlag	9	
1906	1F3F4-E0067-E0062-E0073-E0063-E0074-E007F	🏴󠁧󠁢󠁳󠁣󠁴󠁿	flag: Scotland	vlag: Schotland	flag gbsct|scotland|flag|gbsct|vlag: schotland|vlag	9	
1907	1F3F4-E0067-E0062-E0077-E006C-E0073-E007F	🏴󠁧󠁢󠁷󠁬󠁳󠁿	flag: Wales	vlag: Wales	flag gbwls|wales|flag|gbwls|vlag: wales|vlag	9	`;
