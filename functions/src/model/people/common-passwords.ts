/**
 * The 10,000 most common passwords, in lower case and sorted, without those too short to be set: data, to be loaded where
 * a password is set. From the frequency list of zxcvbn 4.4.2, which Dropbox made of Mark Burnett's ten million leaked
 * passwords. MIT licence, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.; https://github.com/dropbox/zxcvbn
 */
const words = `
!qaz2wsx %%passwo 0.0.0.000 0.0.000 000000 0000000000o 0000007 000000a 000001 000007 000111 007007 007700
007bond 01011900 01011910 01011950 01011960 01011961 01011970 01011971 01011972 01011973 01011974 01011975
01011976 01011977 01011978 01011979 01011980 01011981 01011982 01011983 01011984 01011985 01011986 01011987
01011988 01011989 01011990 01011991 01011992 01011993 01011994 01011995 01011999 01012000 01012001 01012010
01012011 010180 010203 01020304 0102030405 01021990 01031985 01031988 01031989 01041985 01041988 01061986
01061990 01071986 01081989 01091987 01091989 01121986 01121988 01478520 0192837465 02011971 02011975
02011980 02011981 02011982 02011983 02011984 02011985 02011986 02011987 02011988 02011989 02021971 02021973
02021976 02021979 02021981 02021982 02021983 02021984 02021985 02021986 02021987 02021988 02021989 02021990
02031970 02031973 02031974 02031975 02031977 02031978 02031979 02031980 02031981 02031982 02031984 02031985
02031986 02031987 02031988 02031989 02041972 02041973 02041974 02041975 02041976 02041977 02041978 02041979
02041980 02041981 02041982 02041983 02041984 02041985 02041986 02041987 02041988 02041989 02051970 02051972
02051973 02051975 02051976 02051977 02051978 02051980 02051981 02051982 02051983 02051984 02051985 02051986
02051987 02051988 02051989 02061971 02061972 02061974 02061976 02061977 02061980 02061982 02061983 02061984
02061985 02061986 02061987 02061988 02061989 02071971 02071975 02071976 02071978 02071979 02071980 02071981
02071982 02071983 02071984 02071986 02071987 02071988 02071989 02081970 02081973 02081974 02081976 02081977
02081980 02081982 02081983 02081984 02081985 02081986 02081987 02081988 02081989 02091971 02091973 02091975
02091976 02091977 02091980 02091981 02091983 02091984 02091985 02091986 02091987 02091989 02101973 02101976
02101977 02101979 02101981 02101983 02101984 02101985 02101986 02101987 02101988 02101989 03031986 03041986
03041991 03082006 04041988 04041991 05051985 05051987 05051989 06061986 063dyjuy 07071977 07071987 07091990
08031985 08031986 08051990 08081988 08121986 085tzzqi 088011 09051945 0987654321q 0o9i8u 0o9i8u7y 100000
1000000 100001 10011986 10011990 100200300 10031988 100500 10051987 10071987 10101986 10101990 101091m
102030 10203040 1020304050 102938 10293847 1029384756 10sne1 11001001 110442 11051987 11051990 11061985
11081989 111000 111111 11111111 111111a 111111q 11111a 11111q 11112222 1111qqqq 11121986 111222 11122233
111222333 111333 111555 111777 111aaa 111qqq 112211 112233 1122334 11223344 1122334455 112233445566 112233a
112233q 112358 11235813 1123581321 114477 115599 12011987 12021988 12031985 12031987 12051988 120676 1212121
121212q 12121985 12121990 121314 12131415 1213141516 122333 123000 1230123 123098 123123 12312312 1231234
123123a 123123e 123123q 123123z 1232323q 123258 123321 1233211 123321123 123321456 123321a 123321q 123321qwe
123321z 123369 12340987 123412 1234123 1234321 1234432 12344321 123450 1234509876 123451 12345123 123454
12345432 123454321 123455 1234554321 123456 1234560 1234561 12345612 123456123 12345654321 1234566
123456654321 1234567 12345677 12345678 123456789 1234567890 12345678900 1234567890a 1234567890q 1234567890z
1234567891 12345678910 123456789123 1234567899 123456789987654321 123456789a 123456789abc 123456789d
123456789k 123456789l 123456789m 123456789n 123456789o 123456789p 123456789q 123456789qwe 123456789qwerty
123456789r 123456789s 123456789v 123456789z 12345678a 12345678q 12345679 1234567a 1234567aa 1234567q
1234567u 1234568 12345687 1234569 123456987 123456a 123456aa 123456ab 123456abc 123456as 123456asd 123456b
123456c 123456d 123456f 123456g 123456h 123456k 123456l 123456m 123456n 123456q 123456qq 123456qqq 123456qw
123456qwe 123456qwerty 123456r 123456ru 123456s 123456t 123456v 123456w 123456y 123456z 123457 123458 123459
12345a 12345abc 12345asd 12345c 12345d 12345k 12345m 12345q 12345qaz 12345qw 12345qwe 12345qwer 12345qwert
12345qwerty 12345r 12345s 12345t 12345v 12345w 12345z 123465 12348765 12349876 1234abc 1234abcd 1234asdf
1234kekc 1234qaz 1234qw 1234qwe 1234qwer 1234rewq 1234zxcv 123567 1235789 1235813 123581321 123654 12365478
123654789 123698 1236987 12369874 123698741 123698745 123789 123789456 1237895 123890 123987 123aaa 123abc
123asd 123bbb 123ewq 123hfjdk147 123masha 123mudar 123q123 123qaz 123qq123 123qwe 123qwe123 123qwe456
123qweas 123qweasd 123qweasdzxc 123qwer 123qwert 123qwerty 123rrr 123zxc 124038 124356 124578 124816 128500
12locked 12qw12 12qw12qw 12qw34er 12qwas 12qwaszx 12qwerty 12s3t4p55 13021990 13031987 13041987 13041988
13061986 13121985 131313 131415 132435 13243546 132456 13245768 132465 134679 134679852 135246 13572468
13576479 135790 1357908642 135791 1357911 135792468 1357924680 135798642 135799 1366613 14021985 14021986
14061991 14111986 141516 141627 142536 142857 145236 145632 147258 14725836 147258369 147369 1475369 147741
147852 1478520 14785236 147852369 147896 1478963 14789632 147896321 147896325 147963 14881488 15011987
15021985 15051981 15051990 150781 15101986 151nxjmt 153624 153759 15426378 159263 159357 159357a 159632
1596321 159753 159753123 159753456 159753a 159852 1598753 159951 16051987 16051989 16121987 162534 17011987
17051988 17061988 17171717aa 1725782 172839 18011987 18061990 18091985 18121812 18273645 18436572 19061987
19101987 1911a1 192837 19283746 192837465 19411945 196969 1a2a3a 1a2a3a4a 1a2a3a4a5a 1a2b3c 1a2b3c4d
1a2b3c4d5e 1a2s3d 1a2s3d4f 1a2s3d4f5g 1asshole 1basebal 1batman 1bigdog 1bitch 1buster 1dallas 1dragon
1footbal 1fuckme 1harley 1hxboqg2 1jennife 1killer 1letmein 1lover 1master 1michael 1million 1money 1monkey
1mustang 1passwor 1password 1pussy 1q2q3q 1q2q3q4q 1q2w3e 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws
1qa2ws3ed 1qaz!qaz 1qaz2ws 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazse4 1qazxc 1qazxsw 1qazxsw2
1qazxsw23edc 1qazzaq1 1qw23er4 1qwert 1qwerty 1ranger 1shadow 1x2zkg8w 1z2x3c 1z2x3c4v 1z2x3c4v5b 200000
20031987 20051988 20061988 20091988 20091991 20111986 20spanks 21011989 21031987 21031988 21031990 21051988
21051991 21101986 2128506 214365 22011988 22021986 22021989 22031984 22041987 22041988 22061941 22071986
222333 222444 222555 222777 223322 223344 22334455 224466 22446688 224488 225588 2300mj 23021986 23041987
23176djivanfros 232425 233223 235689 23skidoo 24011985 24061986 24111989 246810 24681012 246813579 25031987
25041988 25081988 25091987 25121987 253634 258000 25800852 25802580 258369 258456 258852 258963 26031988
26061987 26exkp 27061988 271828 27731828 28011987 28021990 28021992 28041987 29011985 29051989 29071983
2fast4u 2hot4u 2sweet 2w3e4r 2wsx3edc 2wsxzaq1 3000gt 30031988 30041986 30051985 31011987 314159 3141592
31415926 3151020 315475 315920 321123 321456 321654 32165498 321654987 3216732167 321678 322223 3234412
3263827 332211 333221 333222 333444 333555 333666 333666999 333777 333999 334455 335577 336699 33rjhjds
34523452 3465xxx 357159 357753 357951 357mag 362436 362514 369258 369258147 369852 369852147 3698741 369963
3984240 3e2w1q 3edc4rfv 3ip76k2 3rjs1la7qe 3x7pxr 415263 420000 420247 420420 426hemi 427900 43046721
44332211 444555 444777 445566 44magnum 456123 456258 456321 456654 456852 456987 45m2do5bs 48151623
4815162342 4rfv3edc 4runner 500000 50cent 50spanks 515000 515051 515253 5201314 555000 5551212 555222 555333
555556 555666 555777 556677 55bgates 55chevy 57chevy 5hsu75kpot 5tgb6yhn 5wr2i7h8 615243 622521 635241
651550 654123 654321 654321a 654321q 655321 665544 6661313 66613666 666333 666555 666666 666666a 666777
666999 6751520 67camaro 68camaro 69213124 696969 699669 69camaro 6uldv8 73501505 74108520 7412369 74123698
741258 741258963 7415963 741852 74185296 741852963 741963 74227422 747400 748596 753159 753357 753951
7753191 777000 777111 777333 777444 777555 777666 7777777 7777777a 777888 7779311 777999 777vlad 778899
784512 787898 789123 789456 78945612 789456123 7894561230 7895123 7896321 78963214 789632145 789654
789654123 789852 789987 794613 7grout 7hrdnw23 7ugd5hip2j 81fukkc 823762 837519 852258 852456 852963 8675309
875421 885522 888999 890098890 895623 89600506779 8inches 8j4ye3uz 8phrowz622 8phrowz624 902100 906090
9111961 911911 911turbo 918273 918273645 9293709b13 9379992 951357 951753 9562876 963258 963258741 963369
963852 963852741 986532 987123 987321 9874123 987456 987456321 987654321a 987654321q 987789 996633 99762000
998877 999000 999111 999666 999777 999888 a11111 a111111 a12345 a123456 a1234567 a12345678 a123456789
a123456a a1a2a3 a1a2a3a4 a1a2a3a4a5 a1b2c3 a1b2c3d4 a1b2c3d4e5 a1s2d3 a1s2d3f4 a1s2d3f4g5 a4tech aa123456
aaa111 aaa123 aaaa1111 aaaaa1 aaaaaa1 aaaaaaa1 aaabbb aaasss aabbcc aaliyah aardvark aaron1 aassdd ab1234
abacab abacus abbey1 abc123 abc1234 abc12345 abc123456 abcd123 abcd1234 abcdefg1 abcxyz abdulla aberdeen
abgrtyu abigail1 abnormal abracadabra abrakadabra abraxas abrupt absolut abudfv acacia acapulco access
access1 access14 access2 access99 accord account1 ace123 aceman acetate achilles achtung acidburn acmilan
action acura1 adam12 adam25 adgjmp adgjmptw adidas adidas1 admin1 admin123 admin18533362 adonai adonis
adrenalin adrian1 adriano adrock advent adventur aerosmit aerosmith aeynbr aezakmi afrika afrodita agassi
agent007 aggies agnieszka agyvorc aikido aikman airborn airborne airbus airforce airman airplane airwolf
akasha akatsuki alabama alabama1 aladdin aladin alaska alatam albany albatros albert1 albion alcatel
alcatraz alchemy alejandr aleksa aleksander aleksandr aleksandra aleksei aleksey alenka alessand alessandro
alessia alessio alex01 alex11 alex12 alex123 alex1234 alexande alexander1 alexandr alexandre alexandru
alexei alexey alexis alexis1 alexus alexxx alfalfa alfarome alfons algernon alibaba alice1 aliens aligator
alinka alisher alkaline all4me all4one allan1 allblack allday allegro allen1 alleycat alligator allison1
allmine allnight allsop allstar allstars allstate aloha1 alpha1 alpha123 alpha7 alphabet alphaman alpina
alpine altair alterego althor altima altoids alucard amadeus amanda1 amarillo amateur amateurs amatory
amature amazon amber1 ambers ambrosia amelie americ america america1 amerika ameteur amethyst ametuer
amidala amigos amonra amorcit amoremio amores amormi amstel amsterda amsterdam anaconda anakin anakonda
analsex ananas ananda anarchy anastasi anastasiya anatoliy anderso andover andre1 andrea1 andreev andrei
andrej andrew1 andrew12 andrey andromed andromeda andros anduril andyod22 anechka anfield anfisa angel1
angel12 angel123 angel13 angel2 angel666 angel7 angela1 angeleye angelit angelito angelofwar angelok angels
angelus angie1 angus1 anhyeuem animal anita1 anjali ankara anna123 anna2614 annie1 antares anteater antelope
anthon anthony1 anthony2 anthony7 anthrax antigone anton1 antoni antonio1 antonov antoshka anubis aol123
aolsucks apache apelsin apollo apollo1 apollo11 apollo13 apple1 apple123 apple2 applepie apples apples1
apricot april1 aprilia apteka aptiva aquafina aqualung aquaman aquarius aquila aqwzsx arabella aragorn
aramis ararat arcadia arcane arcangel archange archangel archery architec archon area51 argent argentin
argonaut argyle arioch arizona arizona1 armada armageddon armagedon armani armstron arnaud arrakis arrow1
arrows arsena arsenal arsenal1 arsenalfc arslan artemis artemka arthur1 artofwar as123456 asasin asd123
asd12345 asd123asd asd222 asd456 asdasd asdasd123 asddsa asdf12 asdf123 asdf1234 asdfasdf asdffdsa asdfg1
asdfg123 asdfg12345 asdfgh asdfgh01 asdfgh1 asdfghj asdfghjk asdfghjkl asdfjkl asdfjkl; asdfqwer asdfzxcv
asdqwe asdqwe123 asdzxc asgard ashley1 asians asimov asmodeus aspire aspirine ass123 assasin assassin
assassins assclown asscock assface assfuck asshol asshole asshole1 assholes asslover assman assmunch asssss
asswipe assword astalavista asterios asterix asthma astonvil astral astro1 astros athlon athome atlanta
atlanta1 atlantis atlas1 atomic atreides atticus attila auburn audi100 audi80 audia4 audia6 audis4 auditt
auggie augustin augusto aurelie aussie austin austin1 austin31 austin316 australi autocad avalanch avalanche
avalon avangard avanti avatar avenger avgust aviator avrora awesome awesome1 awnyce axeman ayanami ayrton
azamat azazel azerty azertyui azertyuiop azrael azsxdc azsxdcfv azteca aztecs b12345 b123456 babemagn
babemagnet baberuth baboon babushka baby123 babybear babyblue babyboy babycake babydoll babyface babygir
babygirl babylon babylon5 babylove bacardi bacchus backbone backdoor backspac badabing badass badboy badboy1
badboys baddest baddog badger badgers badgirl badguy badkarma badlands badman badnaamhere bagels baggies
baggins baggio bagira bagpuss bahamut bailey1 bajingan baker1 balboa balder baldrick baldur baller ballgag
ballin balloon balloons balls1 ballsack balrog baltika baltimor bambam bambino bamboo banaan banana banana1
bananas banane bandit bandit1 banger bangkok banker banner banshee bantam banzai baphomet baraban baracuda
baraka barakuda barbados barbara1 barbie barcelon barcelona bareback barefeet barefoot barfly baritone
barkley barley barnaby barney barney1 barnie baron1 baronn barracud barracuda barrage barry1 barselona
barsik bartek bartman bartok basebal basebal1 baseball baseball1 basher basket basketba basketbal basser
basset bassin bassman bassoon bastard bastard1 bastet bastos batgirl batigol batman batman1 batman12 bauhaus
bayern baylee bayliner baywatch bazooka bball1 bbbbbb1 bbking bcfields bdfyjd bdfyjdf beach1 beachbum
beaches beagle beaker beamer beanbag beaner beanie bearcat bearcats beardog bears1 beast1 beastie beater
beatle beatles beatles1 beautifu beauty beaver beavis beavis1 beckham beckham7 becky1 becool bedlam bedrock
beebop beefcake beeker beeline beemer beerman beerme beethove beetle beezer begemot behappy behemoth belair
belinea belize belkin bella1 bellaco bellagio belle1 belmont beluga ben123 bendover benessere benfica
bengals benjami benny1 beowulf beretta bereza bergkamp berkut berlin bernhard berserk besiktas bestbuy
bethan betty1 bettyboo bettyboop beyonce bhbcrf bhbirf bhbyrf bhjxrf biatch biceps bicycle bigass bigbad
bigballs bigbang bigbear bigben bigbird bigblack bigblock bigblue bigbob bigboobs bigbooty bigboss bigboy
bigboy1 bigbucks bigbutt bigbutts bigcat bigcock bigdad bigdaddy bigdave bigdawg bigdick bigdick1 bigdicks
bigdog bigdog1 bigdogg bigfish bigfoot biggdogg biggie biggirl biggles biggun bigguns bigguy bighead bigjim
bigjoe bigjohn bigmac bigmama bigman bigmike bigmoney bignasty bignuts bigone bigones bigpapa bigpenis
bigpimp bigpimpi bigpoppa bigpun bigpussy bigred bigred1 bigsexy bigshow bigstick bigtime bigtit bigtits
bigtoe bigtruck biguns bigworm biker1 bikers bikini bilbo1 billabon billabong billiard billows billy1 billyb
billybob billyboy bimmer bingo1 binladen biohazard bionic bionicle bird33 birddog birdie birdie1 birdman
birthday1 birthday4 biscuit bisexual bismarck bismark bismilla bismillah bitch1 bitchass bitches bitchs
bitchy biteme biteme1 bizkit bizzare blabla black1 black123 blackass blackbel blackbelt blackberry blackbir
blackbird blackboy blackcat blackcoc blackcock blackdog blackhaw blackhawk blackice blackie blackie1
blackjac blackjack blacklab blackops blackout blacks blacky blade1 blade2 bladerunner blades blahblah blaise
blake1 blanked blaster blaster1 blaze1 blazer blazers bleach blender blessed blessed1 blessing blindax
blink18 blink182 blinky blizzard blobby blonde blondes blondie blondie1 blondinka blonds blondy bloods
bloomin bloopers blower blowfish blowjob blowjobs blowme blowme1 blubber blue11 blue12 blue123 blue1234
blue22 blue23 blue32 blue42 blue44 blue69 blue99 blueball bluebear bluebell blueberr bluebird blueboy
bluedevi bluedog blueeyes bluefish bluejay bluejays blueman bluemoon bluenose blues1 bluesky bluesman
bluestar blunted blunts bmw2002 bmw318 bmw320 bmw325 bmw525 boarder boater boating bob123 bobafett bobber
bobby1 bobbys bobcat bobcats bobdole bobdylan bobert bobmarle bobmarley boeing bogart bogdan boggie bogota
bohica boiler boingo bolero bolitas boliva bolivi bollocks bollox bologna bombay bomber bombers bonanza
bond007 bondage bondarenko bonehead boners bones1 bonethug bonghit bonghits bonjour bonjovi bonkers bonnie1
bonovox bonsai bonzai boobear boobed boober boobie boobies booboo booboo1 boogaloo booger booger1 boogers
boogie boohoo bookcase bookie bookworm boomboom boomer boomer1 booper booster booter bootie booties bootleg
boots1 bootsie bootsy booty1 bootys booyah boozer bopper borabora bordeaux boricua boris1 boris123 boroda
boromir borussia bosco1 boscoe01 boss302 bosshog bossman boston boston1 boulder bounce bouncer bounty
bowl300 bowler bowling bowtie bowwow boxcar boxers boxing boxster boxter boytoy bp2002 br0d3r brabus
bradley1 bramble brando brandon1 brandy brandy1 brasil brasilia bravehea braveheart braves braves1 bravo1
brazil breaker breast breasts breeze breezy bremen brenda1 brenden brent1 brian1 brian123 brianna1 brians
bricks briefs brigada brighton bristol britney brodie broker bronco bronco1 broncos broncos1 broodwar
brooklyn brother1 brown1 browndog browneye brownie browns bruce1 brucelee bruins bruiser bruno1 bruno123
brutis brutus brutus1 bryan1 bubba1 bubba123 bubba2 bubba69 bubbaa bubbas bubble bubblegum bubbles bubbles1
buceta bucker bucket buckeye buckeye1 buckeyes buckshot buckwhea budapest buddah buddha buddha1 buddie
buddy1 buddy123 buddy2 buddyboy buddydog buddys budgie budlight budlite budman budweise budweiser buffalo
buffalo1 buffalos buffer buffet buffett buffy1 buffys bugatti bugger bugman bugsbunn builder bukkake
bukowski bulldawg bulldog bulldog1 bulldogs bullet bullfrog bullit bulls1 bulls23 bullseye bullshit bullwink
bumble bumblebe bummer bumper bunghole bungle bunnie bunnies bunny1 bunnys buratino burger burner burnout
burrito bushed bushel bushido businessbabe businka buster buster01 buster1 buster12 bustle butch1 butchie
butchy butkus butter buttercu buttercup butterfl butterfly buttfuck butthead butthole buttman buttons
buttplug buzzard buzzer bynthytn byteme c2h5oh c3por2d2 cabbage cabernet cableguy caboose cabron cactus
cadillac cadman caesar cafc91 calamity calgary calibra calico caliente californ caligula calimero callisto
callofduty callum calvin1 calypso camaro camaro1 camaross camber cambiami cambridg camden came11 camel1
camelot camelot1 camels cameltoe camero camero1 cameron cameron1 camilo camino camper canada canada1 canary
cancer cancun candies candle candy1 candyass candyman candys canine cannabis cannibal cannonda canon1
cantona cantona7 canuck canucks capcom capecod capetown capital1 capitals capoeira capone capricor capricorn
capslock captain captain1 car123 caracas carajo caralho caramba caramel caravan cardinal care1839 carebear
carefree carling carlito carlitos carlos1 carmen1 carmex2 carnage carnival carol1 carolina carpedie
carpediem carpente carpet carrera carrot carrots carsten carter1 carthage cartman cartman1 cartoon cartoons
carwash casablanca casanova caserta casey1 caseydog cashew cashflow cashmone cashmoney casino casper casper1
cassandr cassie cassie1 cassius caster cat123 catalin catch22 catcher catdaddy catdog catfight catfish
catfood catherin catman catnip catter catwoman cavalier caveman cayenne cayman cazzone cbr600 cbr600rr
cbr900 cbr900rr ccbill cccccc1 cdtnbr cdtnkfyf ceasar ceaser ceckbr celeron celica celine celtic celticfc
celtics cement cerber cerberus cerebus cerveza cesare cessna cevthrb cezer121 cfiekz cfitymrf cfvceyu
cgfhnfr chacal chachi chainsaw challeng champ1 champagn champion champs chance1 changeme chango chaos1
chappy characte charger chargers charisma charle charles1 charles2 charli charlie charlie1 charlie123
charlie2 charlie3 charlies charlott charlton charly charmed charon chase1 chaser cheater checker checkers
checkit checkmat cheddar cheeba cheech cheeks cheeky cheerleaers cheers cheese cheese1 cheetah chelle chelse
chelsea chelsea1 chemist chemistr cherokee cherries cherry cherry1 cheshire chessie cheste chester chester1
chesty chevelle chevrole chevrolet chevy1 chevy2 chevys chevys10 chewbacc chewey chewie chewy1 cheyanne
cheyenne chiara chicago chicago1 chicco chichi chicken chicken1 chickens chickenwing101 chicks chico1 chief1
chiefs chilli chillin chillout chilly chimera china1 chingon chinook chipmunk chipper chipper1 chippy chisox
chitown chivas chloe1 chobits chocha chocobo chocolat chocolate1 chooch choochoo chopin chopper chopper1
choppers chowder chris1 chris12 chris123 chris2 chrisb chrisbln chriss chrissy chrissy1 christ christ1
christia christin christma christo christop christophe christy1 chrome chronic chrono chronos chrysler
chuang chubby chucha chuck1 chuckie chuckles chucky chunky churchil ciccio cicero cigars cimbom cinder
cindy1 cinnamon cipher cirrus cisco1 citadel citibank citroen citron citrus civicsi civilwar cjkysirj cjkywt
cjytxrf ckfdbr clancy clapton clarinet classic classic1 classics claudi claudia1 claymore clemson cleopatr
clevelan cliffy climax climber clipper clippers clitlick clitoris cloggy close-up closeup cloud9 clouds
cloudy clover clovis clowns clutch clyde1 cneltyn cnfkrth cnfybckfd cntgfy coach1 cobain cobalt cobra1
cobra427 cobras cobraya cocacol cocacola cocaine cochise cocker cocksuck cocksucker coconut codeblue codered
coffee coffee1 coffees cohiba coldbeer coldplay collecti collie colnago colombi colombia colorado colors
colossus colt45 coltrane columbo comanche comcast comein comeon comets comicbookdb commande commando
commodor compaq compaq1 compass compute computer computer1 conan1 concord concorde concrete condom condor
conker conman connect connor consumer contortionist contour contra control1 coochie cooker cookie cookie1
cookies cool12 cool123 coolbean coolboy coolcat cooldude cooler coolgirl coolguy coolhand coolio coolman
coolness coolone cooper1 cooter copenhag copper copper1 corazo corgan corleone corndog cornhole corolla
corona corrado corsair corsica cortina corvet07 corvett corvette cosmic cosmo1 cosmos costaric cosworth
cougar cougars counterstrike coventry cowboy cowboy1 cowboys cowboys1 cowboyup cowgirl cowman coyote cracker
crafty cramps crappie crash1 craving crayon crazy1 crazybab crazyman creampie creamy creatine creative
creeper creepers crescent cretin crevice crfprf cricket cricket1 crimson crimson1 crispy cristiano critter
crjhgbjy crocodil cronic crowbar cruise cruiser crumbs crunch crunchy crusader crusher crusty crysis
crystal1 csyekz csyjxtr ctdfcnjgjkm cthtuf cthulhu cthutq ctrhtn cubano cubbies cubswin cucumber cuddles
cueball cuervo culinary cumeater cummer cumming cumonme cumshot cumslut cupcake curious custard custom
cutiepie cutlass cutter cvbhyjd cvbhyjdf cvthnm cxfcnkbdfz cxfcnmt cybersex cyborg cyclone cyclones cyclops
cygnus cygnusx1 cynthia1 cypher cypress cyrano d12345 d123456 dabears dabomb dabulls daddy1 daddyo daddys
daedalus daemon daewoo daffodil dagestan dagger dagobert daisy1 daisydog daisymae dakine dakota dakota1
dale03 dalejr dalejr8 dallas dallas1 dallas22 dalshe damage11 damager dammit damnit dan123 dance1 dancer
dancer1 dandfa danger dangerou daniel1 daniel12 daniil danila danilka danman danmark danny1 dannyboy dante1
dantes danzig dapper daredevi daredevil darian darina darkange darkangel darkelf darklord darkman darkmoon
darknes darkness darkone darkside darkstar darthvad darthvader dasani dashka datsun dave123 davecole david1
david12 david123 david2 davidb davidc davidd davide davidj davidoff davids davinci davis1 dawgs1 daydream
daytek daytona dazzle dbnfkbq dbnfkbr dbnfkz dbrecz dbrnjh dbrnjhbz ddddd1 dddddd1 deadhead deadman deadpool
deadspin death1 death666 deathnote deathrow debbie1 deborah1 decimal deejay deepak deepblue deepthro
deepthroat deerhunt deeznuts deeznutz default defcon defender defiant deftones deicide dejavu delboy delete
delfin delight delphi delphin delpiero delsol delta1 deltas deluxe demon1 demon666 denali deniro denis1
deniska dennis1 depeche derevo derparol derrick1 desert designer desire deskjet desktop desperado destin
destiny destiny1 destroye detectiv detroit detroit1 deutsch deutschland devil1 devil666 devildog devilman
devilmaycry devils devils1 dewalt dexter dfcbkbcf dfcbkbq dfghjc dfhdfhf dfkthbz dfkthf dfktynby dfktynbyf
dfvgbh dfytxrf dharma dhjnvytyjub diablo diablo1 diablo2 dialog diamant diamante diamon diamond diamond1
diamonds diana1 diaper dicker dickhead dickie dickweed diddle didier diehard diesel dietcoke dieter digger
diggler digimon digital digital1 dilbert dilbert1 dildos dilligaf dillweed dima123 dima1995 dima55 dimasik
dimebag dimitri dimples dinamo dinara dindom dinero dingbat dingdong dingo1 dinosaur dipper dipset dipshit
dipstick dirtbag dirtbike dirty1 dirtydog discover discus disney disney1 diver1 divers divine dixie1 django
djdjxrf djkjlz dkflbckfd dkflbr dkflbvbh dkflbvbhjdbx dkflbvbhjdyf dmband dmitriy dmitry dnsadm dobber
doberman doctor dodge1 dodger dodgeram dodgers dodgers1 dodges dog123 dogbert dogbone dogboy dogcat dogface
dogfart dogfood dogger dogggg doggie doggies doggone doggy1 doggydog doggys doggystyle doghouse dogman
dogmeat dogpound dogshit dogwood doitnow dokken doktor dolemite dollar dolly1 dolphi dolphin dolphin1
dolphins domainlock2005 domenico dominator domini dominik dominika dominion dominiqu domino donald1 donjuan
donkey donkey1 donna1 donner dontknow donuts doobie doodah doodie doodle doodles doofus doogie dookie
doomsday doorknob dortmund dotcom doubled douche dougal doughboy dougie douglas1 downhill dracula drag0n
dragon dragon01 dragon1 dragon11 dragon12 dragon123 dragon13 dragon69 dragon7 dragon88 dragon99 dragonba
dragonball dragonballz dragonfl dragonfly dragons dragonz dragoon dragrace dragster drakon draven dream1
dreamcas dreamcast dreamer dreamer1 dreamers dreams dresden drevil drifter driller drinker driver drizzt
drjynfrnt droopy dropdead dropkick drowssap drpepper drummer drummer1 drywall dshade dthjybrf dtkjcbgtl
dtxyjcnm dublin ducati ducati99 duchess duckhunt duckie duckman ducksoup dude123 dudeman duffer duffman
dumbass dundee dungeon dunhill duracell durango duster dusty1 dustydog dutchess dutchman dvader dylan1
dynamite dynamo dzxtckfd eagle1 eagle2 eagles eagles1 earnhard earthlin earthlink eastside eastwood easypay
eatme1 eatme2 eatme69 eatmenow eatpussy eatshit ebony1 eclipse eclipse1 edcrfv eddie1 edinburg edthom eduard
edward1 eeyore egghead eggman eggplant egorka egorov eight8 eightbal einstein ejaculation ekaterina ekmzyf
elbereth elcamino eldiablo eldorado electra electric electro electron elefant elektra element element1
elephant eleven11 elgato elisabet elite1 elizabet elizaveta elodie elpaso elrond elvis1 elvis123 elvisp
elway7 emachines embalmer emerald emily1 eminem emmitt22 empire empire1 empires encore enforcer engage
engineer england1 enigma enrico enter1 enter123 enterme enternow enterpri enterprise entropy envision
epsilon equinox eragon eraser erasmus erasure erection erfolg erica1 ericsson erotic erotica escalade escher
escorpio escort eskimo espana espresso esprit esquire essendon estrell eternal eternity ethan1 ethernet
euclid euphoria eureka europa evanescence evangeli evangelion everest evergree everlast everques everquest
everton everton1 evgenii evgeniy evgeniya evil666 evildead evilone evolutio excalibu excalibur excellen
excite exigen exigent exodus exotic exploite explorer express express1 extensa extreme eyeball f00tball
f15eagle fabienn fabienne fabiol fabric facefuck facial faggot failsafe fairlane fairway faisal faith1
fakepass falcon falcon1 falcons fallen fallout falstaff famili familia family1 fanatic fandango fantasia
fantasti fantasy fantasy1 fantom fantomas faraon farcry farida farmboy farscape farside farter fartman
fastball fastcar fastcars faster fatass fatboy fatcat fathead fatman favorite2 favorite6 favorite7 favorite8
fduecn feanor fearless feather feathers federica fedorov feeder feedme feelgood feline felix1 fellatio
femmes fender fender1 feniks fenris fenway fergie fergus fernand ferrar ferrari ferrari1 ferret fester
festus fetish fettish fghtkm fgtkmcby fhctybq fhntvrf fhvfutljy fialka ficken fiddle fidelio fidelity fiesta
figaro fightclub fighter filimon filippo filter finalfantasy finder finger fireball firebird fireblad
fireblade firedog firefigh firefly firefox firehawk fireman fireman1 firenze firestar firestorm firewall
firework first1 fishbone fishcake fisherma fisherman fishes fishface fishhead fishin fishing fishing1 fishon
fishtank fister fisting fitness fitter fivestar fkbyjxrf fkbyrf fkmnthyfnbdf fktrcfylh fktrcfylhf fktrctq
fktyeirf fktyrf flamengo flames flamingo flange flanker flapper flash1 flasher flashman flathead flatron
fletch flexible flhtyfkby flicks flintsto flipflop flipmode flipper flipper1 flippy floppy florian florida
florida1 flossy flounder flower flower1 flower2 flowers1 floyd1 flubber fluffy fluffy1 flvbybcnhfnjh flyboy
flyers flyers1 flyers88 flyfish flyguy focus1 foghorn fokker fomoco foobar footbal footbal1 football
football1 footjob footlove footman forall force1 fordf150 fordf250 fordf350 fordtruc foreplay foreskin
forest foreve forever forever1 forfun forgetit forklift forlife formula formula1 forsaken fortuna forumwp
foryou fossil fosters four20 foxcg33 foxfire foxhound foxtrot foxylady fozzie fraggle francesc franci
francis1 francisc frank1 frank123 franki frankie1 franky freaks freaky freckles fred123 fred1234 freddy
freddy1 frederik freebird freedo freedom freedom1 freedom2 freefall freeme freepass freeporn freesex
freeuser freeway freewill freiheit fremont frenchie frenchy fresh1 fresno friday friday1 friday13 friends1
friendster fright frisbee frisco frisky fritz1 frodo1 frogger froggie froggy frogman front242 frontera
frontier frosch frosty fruitbat fruity fubar1 fucing fuck0ff fuck123 fuck69 fuck_inside fuckall fucked
fuckedup fuckem fucker fucker1 fuckers fuckface fuckfest fuckhead fuckher fucking fuckinside fuckit fuckme
fuckme1 fuckme2 fuckme69 fuckmehard fuckof fuckoff fuckoff1 fuckshit fuckthat fuckthis fucku2 fuckup
fuckyeah fuckyo fuckyou fuckyou1 fuckyou123 fuckyou2 fucmy69 fugazi fujifilm fujitsu fuking fulcrum fulham
fullback fullmoon fun4me fungus funhouse funky1 funny1 funnyman funstuff funtik funtime funtimes furball
fusion fussball futbol futurama futyn007 fuzzball fuzzy1 fy.nrf fyfcnfcbz fyfnjkbq fylhtq fynjirf fynjybyf
fytxrf fyutkbyf fyutkjxtr fyyeirf fzappa gabber gabby1 gabrie gabriel1 gabriell gadget gagarin gagged
gagging gaijin galactic galadriel galant galary galaxie galaxy galeries galileo galina gallaries galore
gambit gambler gameboy gamecock gamecube gameover gandalf gandalf1 gandolf gandon ganesh ganesha gangbang
gangbanged gangrel gangsta gangster ganjaman ganjubas gannibal garden gareth garfield gargoyle garion garter
gasman gateway gateway1 gateway2 gatito gator1 gatorade gators gators1 gatsby gaucho gawker gayboy gaymen
gazelle gbcmrf gbgbcmrf gbhfvblf gbpltw gbyudby gdtrfb geezer gegcbr geheim geibcnbr geisha gemini gemini1
general1 generic genesis genesis1 genghis genius george1 georgi georgia1 geraldin gerbil gerhard germany1
geronimo gerrard gesperrt getlost getmein getmoney getoff getout getsdown getsome gfcgjhn gfdkbr gfgfvfvf
gfhfljrc gfhjdjp gfhjkm gfhjkm1 gfhjkm12 gfhjkm123 gfhjkmgfhjkm gfhjkzytn gfnhbjn gforce gfynthf ghbdtn
ghbdtn12 ghbdtn123 ghbdtnbr ghbdtndctv ghbdtnrfrltkf ghblehjr ghbrjk ghbrjkbcn ghbywtccf ghetto ghhh47hj7649
ghjcnbnenrf ghjcnj ghjcnjgfhjkm ghjcnjghjcnj ghjcnjnfr ghjcnjq ghjdthrf ghjnjnbg ghjnjrjk ghjuhfvvf ghjvtntq
ghost1 ghostrider ghtktcnm giacomo gianluca gianni giants giants1 gibson1 gideon gigabyte giggle giggles
gilles ginger ginger1 ginola ginscoot giorgi giorgio giraffe girfriend girlie girlies girls1 gitara giulia
giveitup giveme gixxer gizmo1 gizmodo gizmodo1 gizmos gizzmo gjhjkm gjkbyf gladiato gladiator glamour
glendale glennwei glenwood glider glitter globus glock17 gmoney gn56gn56 go2hell goalie goarmy goatboy
goaway gobears gobigred goblin goblue gobucks gobucs gocats gocubs godawgs godbless goddess godfathe
godfather godiva godlike godsmack godspeed godzilla goethe gofast gofish goforit gogators gogeta goheels
gohogs gohome goirish golden golden1 goldeney goldeneye goldfing goldfinger goldfish goldrush goldstar
goldwing golfball golfclub golfer golfer1 golfgti golfing golfing1 golfman golfnut golfpro goliath gollum
gomets gonads gonavy gonzo1 goober goochi good123654 good4u goodboy goodday gooddog goodfell goodgirl
goodguy goodie goodison goodlife goodluck goodone goodsex goodstuf goodtime goodyear goofball goofy1 google
google1 gooner goonies goose1 gooseman gopack gopher gophers gordon1 gordon24 gorilla gorillaz gotcha
gotenks gotham gothic gotigers gotmilk gotohell gotribe gotyoass govols grace1 gramma gramps granada grandam
grandpri granny grant1 grapeape grapes gratis gravis graywolf grease great1 greatone greatsex greedisgood
green1 green12 green123 greenbay greenday greenman greens greentea gregor gregory1 gremlin gremlins grendel
gretzky greyhoun greywolf griffey griffon grifter grimace grinch grinder gringo grisha grizzly gromit groove
groovy groucho groupd2013 growler grumpy gryphon gstring gsxr1000 gsxr600 gsxr750 gthcbr gtkmvtym gtnhjdbx
guardian gubber guesswho guillaum guillerm guiness guinness guitar guitar1 guitars gulliver gulnara gulnaz
gumball gumby1 gundam gunnar gunner gunner1 gunners gunsling gunsmoke gustav guyver gy3yt2rgls gymnast
gymnastic gypsy1 h2opolo habibi hacked hacker hackers hackerz hacking haggis hairball hal9000 halcyon haley1
halflife halfmoon halibut halifax hallo1 hallo123 hallowee hambone hamburg hamish hamlet hammer hammer1
hammerhe hammers hamper hamster handbag handball handyman hangman hannah hannah1 hannes hannibal hannover
hansol hansolo hanuman happines happy1 happy123 happy2 happyday happydog happyman harald harcore hardball
hardcock hardcore harddick hardon hardone hardrock hardwood hardwork haribo harlem harley harley1 harpoon
harpua harrier harry1 harrypotter harrys harvest hateme hatteras hattrick havana havefun hawaii hawaii50
hawaiian hawker hawkeye hawkeye1 hawkeyes hawks1 hawkwind hawthorn hayabusa hazmat hd764nw5d7e1vb1 headless
headshot hearts heater heathe heather1 heather2 heaven heckfy hedgehog heeled heidi1 heineken heinlein
hejsan helen1 helios helium hell666 hellas hellboy hellfire hellno hello1 hello12 hello123 hello2 hellohel
hellokit hellokitty hellome helloo hellos hellow hellsing hellyeah helmet helmut helper helpme helpme1
hemlock henderso hendrix henrik henry1 hentai herbie hercule hercules heretic herewego hermes hermione
hernande hershey hershey1 hesoyam hetfield hewlett heynow heyyou hfleuf hfljcnm hfytnrb hibernia hickory
hidden highbury highheel highland highlander highlife hiking hilfiger hillbill hillside hilltop hiphop
hippie hippos hiroshi hitachi hithere hitler hitman hitman47 hiziad hjccbz hjvfirf hobbes hobbit hockey
hockey1 hogtied hogwarts hokies holdem holein1 holger holiday holiday1 holly1 hollywoo holycow holyshit
hombre homeboy homebrew homely homemade homepage homer1 homer123 homerj homers homerun honda1 hondacbr
hondacivic hondas honey1 honeybee honeybun honeydew honeys hongkong honolulu hoochie hookem hooker hookers
hookup hooligan hoosier hoosiers hooter hooters hooters1 hootie hooyah hopeful horatio horizon horndog
hornet hornets horney horny1 hornyboy hornyguy hornyman horse1 horseman horsemen horses horsey hot123 hotass
hotbabe hotbabes hotbox hotboy hotchick hotdog hotdogs hotgirl hotgirls hotlegs hotlips hotmama hotman
hotone hotpussy hotrats hotred hotrod hotsauce hotsex hotshit hotshot hotspur hotstuff hottie hotties hottub
houdini hounddog hounds house1 housewife housewifes houston1 hrfzlz hrvatska htubcnhfwbz htubyf hugetits
hugoboss hulkster humbug hummer hunter hunter1 hunter12 hunter2 hunting hurrican husker huskers huskers1
huskies hustler hyperion hyundai iamcool iamgod iawgk2 ib6ub9 ibanez ibill01 ibilljpf ibilltes icarus
iceberg icecold icecream icecube icehouse iceman iceman1 icetea icu812 idefix idontkno idontknow idunno
iforget iforgot ignatius igorek iguana ihateyou iiyama ijrjkfl ijrjkflrf ilikeit ilikepie ilikesex illini
illmatic illumina illusion ilovegod iloveher iloveit iloveme iloveporn ilovepussy ilovesex iloveu iloveu2
iloveyo iloveyou iloveyou1 iloveyou2 ilya1234 ilya1992 imation imcool imhorny immortal impala impalass
imperium implants impreza imtheman imzadi incest incubus indain india123 indiana indiana1 indians indica
indigo indy500 indycar inferno infiniti infinity inlove insane insert insertion insertions insider insomnia
inspiron install integra interacial intercourse interex interne internet internet1 intrepid intruder
inuyasha invictus iomega iphone ipswich irakli ireland1 irinka irish1 irisha irishka irishman iriska
ironhors ironmaiden ironman ironman1 iscool ishmael islander ismail istanbul istheman italia italiano itisme
ivanhoe ivanov ivanova iverson iverson3 iwantsex iwantu j3qq4h7h2v jabber jabroni jachin jackal jackass
jackass1 jackdog jackel jacker jackie1 jackoff jackpot jackso jackson1 jackson5 jacob1 jadzia jagger jagr68
jaguar jaguar1 jaguars jakarta jakers jakester jamaica jamaica1 james007 james1 james123 james2 jamesb
jamesbon jamesbond jamesd jamess jamest jamie1 jammer jammin janet1 janeway januar january1 japanees jared1
jarhead jasmine jasmine1 jason1 jason123 jasons jasper jasper1 javelin jaybird jaycee jaydee jayden jayhawk
jayhawks jayman jazzman jazzy1 jbond007 jeadmi jediknig jediknight jeeper jeepers jeepster jeeves jefferso
jeffrey1 jeffro jehovah jelena jelly1 jellybea jellybean jenna1 jennaj jennife jennifer1 jenny1 jeremy1
jericho jerkoff jerry1 jesper jesse1 jessic jessica1 jessica2 jessie1 jester jesus1 jesus123 jesus7 jesus777
jesusc jesuss jeter2 jethro jetski jetson jewboy jewels jezebel jiggaman jigsaw jim123 jimbeam jimbo1 jimbob
jimmy1 jimmy123 jimmys jingle jingles jktxrf jktymrf jockey jodeci joe123 joeblow joebob joecool joemama
johann johannes john12 john123 john316 johnboy johncena johndeer johndeere johndoe johngalt johnny1 johnny5
johnson1 joker1 jokers jomama jonatha jonboy jones1 jonesy jordan jordan1 jordan2 jordan23 jordyn joseluis
joseph1 josephin joshua1 joshua12 joyce1 joyful joystick jrcfyf jsbach juancarlo juanito jubilee juggalo
jughead julia1 julie1 julien jumanji jumper juneau junebug jungle junior junior1 juniper junkie junkmail
junkyard jupiter jupiter1 jupiter2 jurassic just4fun just4me justdoit justice justice1 justin1 justin12
justinbieber justme juventus k.lvbkf k123456 k2trix kaboom kabuki kahlua kahuna kakarot kakashi kakashka
kaktus kalina kamasutra kamikadze kamikaze kamila kamilla kangaroo kansas karachi karamba karamelka karaoke
karapuz karate karen1 karina karolina kashmir kasper kasumi katana katarina katerina katharin kathy1 katie1
katrin katten katzen kavkaz kawasaki kayla1 kazanova kazantip kbctyjr kcchiefs kcj9wx5n keeper keepout
keith1 keksa12 kelly1 kenneth1 kennwort kenny1 kenobi kenshin kenwood kenworth kenzie kermit1 kernel kerouac
kestrel kevin1 kevin123 kevins keyboard keystone keywest kfcnjxrf kfgjxrf kfhbcf khalid kickass kicker
kickflip kicksass kidrock kieran kikimora killah killbill killemall killer killer1 killer12 killer123
killers killjoy killme killroy killyou killzone kilroy kimchi kimmie kingfish kingkong kingpin kings1
kingsize kingston kingtut kipper kirby1 kirill kirsty kismet kisses kissme kissmyas kissmyass kiteboy kitkat
kitten kittens kitties kitty1 kitty123 kittycat kittykat kittys kjifhf kjiflm kjkszpj kjrjvjnbd klaatu
klaste klaster klaudia kleenex kleopatra klingon klizma klondike klopik knickerless knickers knicks knight1
knights knockers knopka knuckles knulla kobe08 kochamcie kodiak kodiak1 kokomo kolbasa koleso kolibri
kolobok kolokol kombat komodo komputer konstantin kontakt kontol konyor kookie koolaid kordell1 koroleva
korova koshka kosmos kosova kostas kostik kostya kotaku kotenok kovalenko kraken krasnodar krasota krasotka
krishna kristen1 kristin1 krokodil krolik kronos krusty krypto krypton ksenia kseniya ksusha kthjxrf ktyjxrf
kubrick kukolka kungfu l3tm31n l58jkdjp! labatt labrador labtec lacoste lacrimosa lacrosse laddie ladles
ladybird ladyboy ladybug ladygaga laetitia lagnaf laguna lagwagon lakers lakers1 lakers24 lakeside lakewood
lakings lakota lakshmi lalakers lalaland lambchop lambda lamborghini lampard lancaste lance1 lancelot lancer
lancia landrove landscap lansing lantern lapochka laptop laracroft larisa larry1 larsson laser1 laserjet
lasers lassie lasttime lasvega lasvegas latinas latino laura1 lauras lauren1 laurent lavalamp lawman lazarus
lbtest lbvjxrf leahcim learjet leather leavemealone lebowski lebron23 ledzep leeds1 leedsutd leeloo leeroy
left4dead legacy legend legenda legion legman legoland legolas lehjxrf leinad lekker lemans lemmein lemming
lemmings lemon1 lemonade lemond lennon leno4ka lenochka leonid leonidas leopard leopold leroy1 lesbain
lesbean lesbens lesbian lesbians lesbos lespaul lestat letme1n letmei letmein letmein1 letmein2 letmein22
letmeinn letmesee letsdoit letsfuck letsgo letsplay level42 lexingky lexmark lexus1 lfhbyf lfitymrf lfybbk
lfybkf lhfrjy libero libertad liberty liberty1 libido licker licking lickit lickme licorice lifehack
lifeisgood light1 lighter lighthou lightnin lightning lights lilbit liliya lilman lilwayne limewire
limpbizkit limpone limpopo lincoln1 linda1 lindros lindsay1 lindsey1 lineage lineage2 lineman linkin lioness
lionhear lionheart lionking lipton liquid lisa69 lisboa lisenok lithium little1 littlema livelife liverpoo
liverpool liverpool1 livewire lizard lizard1 lizaveta lizzard ljxtymrf loader lobster lockdown lockerroom
lockout locust locutus logan1 logger logitech loglatin lokomotiv lol123 lol1234 lol12345 lolipop lollipop
lollol lollypop lololol loloxx lolwut london london1 lonesome lonestar lonewolf longbow longdick longdong
longhair longhorn longhorns longjohn longlegs longshot looker lookout lookup looser lopata loredana lorien
losangel losangeles loser1 losers lostsoul lothar lotus1 lotus123 loudog louis1 louise1 love11 love12
love123 love1234 love69 lovebug lovefeet lovegod lovehate loveis loveit lovelife lovely lovely1 loveme
loveme1 loveme89 lover1 loverboy loverman lovers lovesex lovesexy lovesme loveya loveyou loveyou1 loveyou2
lowdown lowrider loyola ltdjxrf ltkmaby ltybcrf ltymub lucas1 lucas123 lucent lucian lucifer luckie lucky1
lucky123 lucky13 lucky2 lucky7 lucky777 luckydog luckyman luckyme luckyone luckys ludacris ludmila lugano
lugnut lumber lumina lunchbox luscious luv2epus lux2000 lvbnhbq m0nk3y m0nkey m12345 m123456 macaco macaroni
macbeth macdaddy macgyver machine machoman maciek macintos macintosh mackenzi macman macross madagaskar
madala11 madcat madcow maddie maddison maddog madina madiso madison madison1 madman madmax madness madonna
madonna1 maestro magadan maganda magelan magellan magenta maggie maggie1 maggot magic1 magic123 magic32
magician magick magicman magics magnavox magnet magneto magnum magnus magpie magpies mahalkita mahalo maiden
mailcreated5240 mailman mailru maison majestic major1 makaka makarov makaveli makayla makeitso makoto maksim
maksimka malachi malaga malaka malakas malcolm1 malibu malice malina malinka malish mallard mallorca
mallrats mama123 mamacita mamamia mamapapa mamita mammamia mammoth mamo4ka mamochka mamont manager1 manana
manatee manchest manchester mancity mandarin manders mandingo mandolin mandrake mandy1 manfred mango1 mangos
manhatta maniac mankind mannheim manolo manowar manson mantis mantle mantra manuals manunited manutd
mapet123456 maradona marajade marathon marauder marbles marcello march13 marcin marcius2 marco1 marcus1
margarit margaux margosha maria1 marie1 marigold marijuan marijuana marika marina marina1 marine marine1
mariner mariners marines marines1 marinka marino marino13 mario1 mario66 maripos mariposa marishka marius
mariya mark123 marker marketin markie markiz markiza marlboro marley marley1 marlins marmite maroon marseill
marseille marsel marsik martian martin1 martin6 martini marty1 marusya marvin1 maryjane marykay masamune
maserati mash4077 mashka mason1 massive master master01 master1 master11 master12 master123 masterbaiting
masterbate masterbating masterkey mastermi mastermind masterp masturbation matador matchbox mateusz matisse
matrix matrix1 matros matteo matthe matthew1 matthew2 matthias mattingl mature matvei matvey maurici
maurizio maurolarastefy maveric maverick mavericks max123 max333 maxdog maxell maxfli maxima maxime
maximilian maximka maximus maximus1 maxpayne maxpower maxwell maxwell1 maxxxx mayday mayfair mayhem mazafaka
mazda1 mazda3 mazda323 mazda6 mazda626 mazdarx7 mclaren meadow meandyou meatball meathead meatloaf mechanic
medic1 medion medusa medved megadeth megafon megaman megan1 megane megapass megatron meggie meister melanie1
meliss melissa1 mellon mellow melons melrose memnoch memorex memphis menace mensch menthol mentor mentos
meonly meowmeow meowmix mephisto mercede mercedes mercury mercury1 meridian merlin merlin1 merlot mermaid
mersedes messi10 messiah met2002 metal1 metal666 metalgear metalica metall metallic metallica metallica1
methos metroid metropol mettss mexico miami1 miamor michae michael1 michael2 michael3 michael8 michael9
michele1 michelle1 michigan mickey mickey1 microlab micron microphone microsof microsoft midget midnight
midnite midori midway mierda mighty mihail mikado mikael mikayla mike01 mike11 mike12 mike123 mike1234
mike23 mike69 mikey1 mikkel milamber milana milano milashka milena milenium miles1 milfnew milhouse milkman
milkyway millenium miller1 million1 millwall mimosa minecraft mingus minime minimoni minnesot minotaur
mirage miranda1 mischa mischief misfit misfit99 misfits mishka misiaczek misiek missie mississi missy1
mister mistral mistress misty1 mittens mizuno mizzou mjolnir mnbvcxz mnbvcxz1 mobbdeep mobydick modelsne
modena modles mogwai mohawk mojave mojojojo molly1 molly123 mollydog moloko molotok molson momdad mommie
mommy1 momoney momsanaladventure momsuck monaco monalisa monarch monday monday1 mondeo money1 money12
money123 money2 moneybag moneyman moneys mongoose monica1 monies monique1 monitor monkey monkey1 monkey11
monkey12 monkey123 monkey2 monkey69 monkeybo monkeyboy monkeyma monkeyman monkeys monolith monopoly monsoon
monste monster monster1 montag montana montana1 montecar montecarlo monterey montgom240 montreal montrose
monty1 moochie moocow mookie moomoo moonbeam moondog mooner moonligh moonlight moonman moonshin moonshine
moonstar moose1 mooses mordor morena morgan1 morgana morgen morgoth moritz morlii morozov morozova morpheus
morrowind morten mortgage morticia mortimer mortis moscow moskva mostwanted motdepasse mother mother1
motherfu motherlode mothra motocros motocross motorcyc motorola motown mountain mouse1 mousepad mouser
mouses mousey mowgli mozart mrbill mudvayne mufasa muffdive muffin muffin1 mugwump mulder mullet multiplelo
multisyn munchkin muppet murphy1 murzik musashi muschi muscle muscles mushroom music1 music123 musica
musicman muskie muskrat mustafa mustan mustang mustang0 mustang1 mustang2 mustang3 mustang5 mustang6
mustang8 mustang9 mustangg mustangs mustard mutabor mutant mutley mutter muttley my3sons myangel mybaby
myboys mycock mydick myfriend mygirl mygirls myhouse mykids mylife mylove mymother myname mynameis mypass
mypasswo mypassword myporn mypussy mysecret myspace myspace1 mystic mystuff myszka mytime mywife myworld
myxworld nachos nacked nadegda nadejda nadezhda namaste nancy1 nancy123 nanook napalm napass napoli napster
narnia naruto naruto1 nascar nascar1 nascar24 nascar3 nastena nastenka nastia nasty1 nastya nataha natali
natalie1 natalka nataly natascha natasha natasha1 natchez natedog natedogg nathan1 nathanie naught naughty
naughty1 nautica nautilus navajo navigato navigator navyseal nazgul nbuhtyjr nbvjatq nbvjif ncc1701 ncc1701a
ncc1701d ncc1701e ncc74656 ndirish ne1469 nebraska nebula needforspeed needit nelson1 nemesis nemesis1
nemrac58 neptune nermal nessie nestle netscape network1 neutron nevada never1 nevermin nevermind nevermor
nevermore nevets newark newbie newcastl newday newjob newlife newness newone neworder newpass newpass1
newpass6 newport newport1 newproject2004 newstart newuser newyear newyork newyork1 nextel nexus6 nfhfrfy
nfnmzyf nfvfhf nfy.irf nfytxrf nhfrnjh nibbles niceass niceday niceguy nicetits nichola nickel nickle nicky1
nicola nicole1 niggas niggaz nigger nigger1 niggers nighthaw nightmar nightowl nightwin nightwish nikita
nikita1 nikitin nikitos nikki1 niklas nikola nikolai nikolay nimbus nimitz nimrod nineball nineinch niners
ninguna ninja1 ninjas nintendo nipper nipple nipples nippon nirvan nirvana nirvana1 nissan nissan1 nitram
nitrous nitrox nittany njdevils nocturne nofear nogard nokia1 nokia123 nokia3250 nokia5130 nokia5230
nokia5530 nokia5800 nokia6233 nokia6300 nokian70 nokian73 noles1 nolimit nolimits nomads nomar5 nomore
noname noname123 nonmembe nonstop noodle noodles nookie nopass nopassword normandy norwich nosferat
nosferatu nostromo not4you notebook nothing1 notnow notredam notredame notused nounours novell novifarm
novikova nthvbyfnjh ntktajy ntktdbpjh nubian nudist nudity nugget nuggets number1 number6 number9 numlock
nurlan nutella nutmeg nutsack nuttertools nvidia nwo4life nygiants nyjets nylons nymets nympho nyyankee
oakland oaktree oasis1 oatmeal obelix oberon obiwan oblivion obsidian ocarina ocean1 oceans ocelot october1
october2 octopus odyssey oedipus offroad ohbaby ohmygod ohshit ohyeah oicu812 oilers oilman okmijn oksana
oldfart oldman oldone olds442 oldschool olemiss olenka olesya oliver oliver1 olivia1 olivier olympus omanko
omega1 omegared omerta omicron omsairam onelove onepiece onetime onetwo onions online online1 onlyme onlyone
open123 open1234 opendoor openit openme opennow opensesame openup operator opiate optima optimist optimus
optiplex oracle oralsex orange orange1 orange12 oranges orchard orchid orgasm orgasms orient oriflame
orioles orion1 orlando1 orpheus orwell oscar1 oscar123 oscars osiris osprey othello otters ou8122 ou8123
outback outkast outlaw outlaws outsider ovation overkill overlord ownage oxford oyster p0015123 p0o9i8
p0o9i8u7 p455w0rd p4ssw0rd p@ssw0rd pa55w0rd pa55word pablo1 pacers pacino packard packard1 packer packers
packers1 pacman paddle padres paintbal paintball paisley pajero pakista pakistan paladin paladin1 pallmall
palmtree paloma pamela1 panache panama panasoni panasonic pancake pancho panda1 pandas pandora pandora1
panhead panorama panter pantera pantera1 panther panther1 panthers pantie panties panties1 pantyhos
pantyhose panzer papabear papamama papaya paperino papichul papillon papito paradigm paradise paradox
paragon paramedi paramore paris1 parker1 parkour parlament parola paroll parrot parsifal partizan party1
pasadena pascal pasport pass12 pass123 pass1234 pass99 passat passcode passfan passfind passion passion1
passions passmast passme passord passport passthie passw0r passw0rd passwd passwerd passwor passwor1
password password01 password1 password11 password12 password123 password2 password3 password9 password99
passwords passwort pasword patata patate patches patches1 pathfind pathfinder patric patrici patrick1 patrik
patriot patriots patrizia patryk pattaya patter patterso paulie pavement pavilion pavlik pavlov pavlova
payday payton34 pdiddy pdtplf peace1 peaceout peaches peaches1 peachy peanut peanut1 peanuts pearl1 pearljam
pearls peavey pebble pebbles pecker peddler peekaboo peeper peepers peewee pegasus pegasus1 pelican pelikan
pencil pendejo pendrago penetrating penetration penfold penguin penguin1 penguins penis1 pennstat pennstate
penny1 pennywis penthous pentium pentium4 pepito pepper pepper1 pepsi1 pepsi123 peregrin perfect1 perkele
persik persona pertinant pervert peter01 peter1 peterbil peternorth peterpan petite petra1 petrov petrova
petrovich petrus petter petunia peugeot pfkegf pfloyd pfqxbr phaedrus phantom phantom1 pharao pharmacy
pheonix phialpha philipp philippe philips phillies phillip1 philly phish1 phishy phoeni phoenix phoenix1
phoenix2 photo1 photog photon photos phreak pi314159 pianoman pianos picard picasso piccolo picher picker
pickle pickles pickup pictere pictuers picturs pieman piercing pietro pigeon piggies piglet pigpen pikachu
pillow pilot1 pilsner pimpdadd pimpdaddy pimpin pimping pimpster pinball pineappl pineapple pinetree
pinewood pingpong pinguin pingvin pinhead pinkfloy pinkfloyd pinky1 pinnacle pintail pioneer pioneer1 pioner
pipeline piper1 pipers pipiska pippen pippen33 piramida pirate pirates pisces pisser pissing pissoff pistol
piston pistons pitbull pitchers pitures pixies pizdec pizza1 pizzahut pizzaman pizzas pjkjnj placebo placid
planet planeta planner plasma plastic plastics platinum platon platypus playball playboy playboy1 playboy2
playboys player player1 playful playmate playstat playstation playtime please1 pleaseme plokij ploppy
plumber pluto1 pluton plymouth pobeda pochta poi098 poison poiuyt poiuytrewq pokemo pokemon pokemon1
pokemon123 poker1 pokey1 polarbea polaris polaroid polgara police police1 polina polinka pollux polly1
polniypizdec0211 polska pomidor pommes pompey poncho pontiac pontiac1 ponyboy poobear poochie poodle poohbea
poohbear pookey pookie pookie1 pool6123 poontang poop123 pooper poophead poopie poopoo poopsie poopy1 pooter
popcorn popcorn1 popeye popova popper poppie poppy1 poptart porkchop porn123 porn4me porn69 pornking porno1
pornographic pornos pornpass pornstar porsche porsche1 porsche9 porsche911 porshe portland portugal poseidon
possum postal postman postov1000 posture potato pothead pounded powder power1 power123 powerade powerman
prancer prashant praxis preacher precious predator prelude prelude1 premium presario presiden presto pretzel
primal prime1 primus prince prince1 princes princesa princess princess1 princessa princeto pringles printer
priscill prissy privat private private1 privet priyanka pro100 probes prodigy prophet prosper prospero
prosto proton protoss proview prowler prozac psychnau psycho puddin pudding puddles puffer puffin
pufunga7782 pugsley pulsar pumkin pumper pumpkin pumpkin1 pumpkins punani punisher punkass punker punkin
punkrock punter pupkin puppies puppy1 puppydog puppys pupsik purdue purple purple1 pushkin pushok pussey
pussie pussies pusssy pussy1 pussy123 pussy2 pussy4me pussy69 pussycat pussyeat pussylicker pussylov
pussylover pussyman pussys putter pyramid pyramid1 pyramids python q11111 q12345 q123456 q1234567 q123456789
q1234567890 q1q2q3 q1q2q3q4 q1q2q3q4q5 q1w2e3 q1w2e3r q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4 q2w3e4r5
qawsed qawsedrf qawsedrftg qaywsx qaz123 qaz12345 qaz123wsx qaz741 qazedc qazplm qazqaz qazwsx qazwsx1
qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc1 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxcv qazxsw
qazxsw12 qazxsw123 qazxswedc qazzaq qpalzm qq123456 qqq111 qqqqq1 qqqqqq1 qqqwww qqwwee quake3 quaker
quant4307s quantum quartz quasar quattro queen1 queens quest1 qw123456 qwaszx qwaszx12 qwe123 qwe123qwe
qwe321 qweasd qweasd123 qweasdzx qweasdzxc qweasdzxc123 qwedsa qwedsazxc qweewq qweqwe qweqwe123 qwer12
qwer123 qwer1234 qwerasdf qwerasdfzxcv qwert1 qwert12 qwert123 qwert12345 qwert40 qwerty qwerty1 qwerty11
qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty13 qwerty2 qwerty7 qwerty77 qwerty777 qwerty78
qwerty99 qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzui qwezxc r2d2c3p0 r2d2c3po r4e3w2q1 rabbit
rabbit1 rabbits rabota racecar racer1 racers racerx rachel1 racing racoon radar1 radeon radiance radio1
radiohea radiohead raduga raffles ragman ragnar ragnarok raiden raider raiders raiders1 rainbow rainbow1
rainbow6 rainbows raindrop rainier rainman rainyday raisin raistlin rajesh rakesh raketa rakkaus ralph1
ralphie ralphy ram1500 ramada ramazan rambler rambo1 ramjet rammstei rammstein ramones rampage ramrod ramses
ramstein ramzes ranchero rancid random random1 randy1 ranetki ranger ranger1 rangers rangers1 rapier raptor
raptors rapture rapunzel rascal rasdzv3 rasmus rasputin rasta1 rasta69 rastaman raster rastus ratboy ratdog
ratfink ratman rattler raven1 ravens rawhide rayman raymond1 raziel razzle rb26dett rbcekz rbhbkk rctybz
rdfhnbhf reader realmadrid realtor reaper reaver rebbyt34 rebecca1 rebel1 rebels rebelz reboot reborn
reckless red123 red12345 redalert redbaron redbeard redbird redbone redbull redcar reddevil reddog reddog1
reddwarf redeye redfish redfive redfox redhat redhead redhead1 redheads redhot redleg redlight redline
redman redneck redneck1 redone redrock redrose redrum redshift redskin redskins redsox redsox1 redstar
redstorm redwall redwine redwing redwing1 redwings redwolf redwood reebok reefer reeses reflex reggae rehbwf
reliant reload reloaded remingto renault renee1 renegade repoman reptile repytwjdf requiem rerehepf rereirf
rerfhfxf rerfhtre rescue restart retard retsam revival47 revoluti revolver reznor rfgbnjirf rfgecnf rfhbyf
rfhfgep rfhfvtkmrf rfhfylfi rfhlbyfk rfhnjirf rfkbyf rfnthbyf rfntymrf rfrfirf rfrnec rfvfcenhf rhbcnbyf
rhfcfdbwf rhfcfdxbr rhfcjnf rhfcjnrf rhino1 rhinos rhjkbr rhjrjlbk rhtdtlrj rhubarb ribbit ricard riccardo
rice80 richar richard1 riches rickster ricky1 ricochet riddler riffraff rigger rightnow righton riley1
ripken ripper ripple riptide river1 riverrat riversid rjcvjc rjhjdf rjhjkm rjhjktdf rjirfrgbde rjitxrf
rjntyjr rjnzhf rjyatnrf rjycnfynby rjyjgkz rktjgfnhf roadkill roadking roadrunn roadrunner roadster roadway
rob123 robert1 robert2 roberto1 robin1 robinhood robocop robotech robotics rochard rocker rocket rocket1
rocketma rocketman rockets rockey rockford rockhard rockie rockies rockin rockman rocknrol rocknroll rockon
rockroll rocks1 rockstar rocky1 rocky123 rocky2 rockydog rodent rodina rodion rodman roger1 rogue1 roland1
roller rollin rolltide roman1 romanov romanova romans romario romashka romeo1 rommel romulus ronald1
ronaldinho ronaldo ronaldo7 roofer rookie rooster rooster1 roosters rootbeer rootedit rooter rosebud
rosebud1 rosewood rosie1 rostov roswell rotary rotten route66 router rover1 rovers royals royboy roygbiv
rrpass1 rsalinas rt6ytere rtyuehe rubber rubble rubicon rudeboy ruffles rufus1 rugby1 rugger rugrat rugrats
rulezzz rumble runaway rundmc runescape runner rush2112 rushmore ruslan russell1 russia russian7 rustam
rusty1 rusty2 rustydog ryjgrf s12345 s123456 saab900 saab9000 sabaka sabbath sabian sabine sable1 sabres
sabrin sabrina1 sachin sadie1 safari safeway saffron sahara saibaba saigon sailboat sailfish sailing sailor
sailor1 saints sairam saiyan sakura salamander salamandra salami salasana saleen sallas sally1 salman salmon
salomon salope salsero saltydog salvator sam123 samadams samanta samanth samantha samantha1 samdog samhain
samiam sammy1 sammy123 sammydog sammys samoht sampson1 samson samson1 samsun samsung samsung1 samtron
samuel1 samurai sanane sancho sandeep sandiego sandman sandman1 sandra1 sandrine sandro sandy1 sandydog
sandys sanfran sanity sanity72 sanjay sanjose santacru santafe santiag santino saopaulo saphire sapper
sapphic sapphire sarah1 sarajevo saratoga saratov sascha sasha1 sasha123 sasha_007 sashka saskia sassie
sassy1 sasuke satan1 satan666 satana satanas satchel satchmo satellit sativa satori satriani saturn saturn1
sauron sausage sausages savior sawdust saxman saxophon sayang scamper scania scanner scarab scarface scarlet
sceptre schalke schastie schatzi scheisse schnuffi school1 schule schumi schwanz schwinn scirocco scoobie
scooby scooby1 scoobydo scoobydoo scoote scooter scooter1 scorpi scorpio scorpio1 scorpion scorpions scotch
scotland scott1 scotts scottt scotty scout1 scrabble scrapper scrappy scream screamer screwy screwyou
scrooge scrotum scruffy scruffy1 scuba1 scully seabass seabee seadog seadoo seagull seahawk seahawks
seahorse sealteam seamus searay searcher seaside seattle seattle1 seaweed seawolf sebastia sebastie sebora
sebring secret secret1 security sedona seductive seeker segblue2 segreto seinfeld sekret select selmer
seminole semper semperfi senators seneca sensei sentinel sentra sentry sephirot sephiroth septembe seraphim
serega serenity sergbest sergei sergej sergey serpent sersolution server service1 sesame sestra seven7
seven77 sevenof9 sevens severin seville seviyi sex123 sex4me sexgod sexman sexpot sexsex sexsexse sextoy
sexual sexxxx sexxxy sexy12 sexy123 sexy69 sexyass sexybabe sexybitch sexyboy sexygirl sexylady sexymama
sexyman sexyme sexyone sexyred sf49ers sfgiants shabba shadow shadow01 shadow1 shadow11 shadow12 shadow13
shadow2 shady1 shaggy shaker shakur shalom shaman shamil shampoo shamrock shamus shandy shane1 shaney14
shania shanno shannon1 shanny shaolin shark1 sharks sharky sharon1 sharpie shasta shaved shawn1 shazam
sheba1 sheeba sheepdog shelby shelby1 sheltie shemale sherlock shevchenko shibby shibumi shifty shiloh
shimano shimmer shiner shinigami shinji shinobi shiraz shitface shitfuck shithead shitter shitty shiznit
shocker shodan shogun shojou shonuf shooter shooter1 shopper shorty shotgun shotokan showboat showme
showtime shredder shrike shroom shuang shurik shutup shyguy sickboy sidekick sidewind siemens sienna sierra
sierra1 sigma1 sigmachi sigmar silly1 silver silver1 silverad silverado simba1 simcity simon1 simple simple1
simpson1 simpsons sinatra sinbad sincity sinful singapor single1 sinister sinjin sinned sinner sirius
sithlord sixers sixpack sixty9 sixtynin sixtynine sizzle sk8ordie sk8ter skateboa skateboard skater skazka
skeeter skeeter1 skibum skidoo skiing skillet skillz skinhead skinny skipper skipper1 skippy skippy1
skittles skolko skorpion skulls skydive skydiver skyhawk skylar skylark skyler skyline skyline1 skynet
skywalke skywalker slacker slainte slamdunk slammer slapnuts slapper slappy slapshot slasher slave1 slavik
slayer slayer1 slayer666 sleeper sleepy slicer slick1 slider slimjim slimshad slimshady slinky slipkno
slipknot slipper slippery slippy sliver slonik slowhand slugger sluggo slut69 sluttey slutty smackdow
smackdown smallville smart1 smartass smarty smashing smeghead smegma smeller smelly smile1 smiles smiley
smirnoff smirnov smirnova smith1 smiths smithy smitty smoke1 smoke420 smokedog smoker smokes smokey smokey1
smokie smokin smooch smooth smooth1 smoothie smother smudge smuggles smutty snake1 snakeman snakes snapon
snapper snapple snappy snapshot snatch sneaker sneakers sneaky snicker snickers sniffer snikers sniper
sniper1 snoogans snooker snookie snoopdog snoopdogg snoopy snoopy1 snowball snowbird snowboar snowboard
snowdog snowflak snowflake snowman snowman1 snuffy snuggle snuggles sobaka sober1 sobriety soccer soccer1
soccer10 soccer11 soccer12 soccer13 soccer2 socrate socrates sodapop sofiya softail softball softtail
software sojdlg123aljg sokolov sokolova solace solaris soldat soldier soleda soleil solidsnake solitude
solnce solnishko solrac sommer sonata songbird songoku sonic1 sonics sonny1 sonoma sonora sonyericsson
sonyfuck sonyvaio sooners sooners1 sophie sophie1 soprano sopranos sosiska soso123aljg soulfly soulmate
sound1 southpar southpark southpaw southsid southside sowhat space1 spaceman spade1 spaniel spanker spanking
spankme spanky spanky1 spanner sparhawk sparkey sparkle sparkles sparky sparky1 sparta spartacu spartak
spartan spartan1 spartan117 spartans sparty speaker special1 specialk spectre spectrum speed1 speedo speedy
speedy1 spencer1 sperma sphinx spice1 spider spider1 spiderma spiderman spiderman1 spidey spiffy spike1
spiker spikes spikey spinner spiral spirit spitfire splash splatter spleen spliff splinter splurge spock1
sponge spongebo spongebob spooge spooky spoons sport1 sports1 sporty spotty spring sprint sprinter sprite
sprocket sprout spunky spurs1 sputnik spyder sqdwfe squall squash squeak squerting squirrel squirt squirts
srinivas staind stalin stalker stallion stamford stampede standby stanislav stanley1 star12 star123 star69
starbuck starbucks starcraf starcraft stardust starfire starfish starfox stargate starligh starlight
starlite starman starship starsky start1 start123 starter startrek starwar starwars starwars1 stasik static
stayout stealth steaua steel1 steeler steelers steelhea stefano steffi stella1 stellar stepan stephani
stephen1 stephy stereo sterlin sterva steve1 steve123 steven1 steveo steves stewart1 stickman sticks sticky
stiffy stigmata stiletto stimpy sting1 stinger stinger1 stingray stinker stinky stinky1 stitch stocking
stocks stone1 stone55 stonecol stonecold stoned stones stonewal stoney stooge stooges stopit stoppedby
storm1 stormy storys strange1 stranger strannik stratfor strato stratus strawber strawberry streaming
strelok strider strife strike striker stripe striper stripper stroker stroller stryker stubby studly studman
stuffer stumpy stunner stupid stupid1 stylus subaru sublime sublime1 submarin submit subway subzero succes
success success1 suckcock suckdick sucker suckers suckit suckme suckmydick sugar1 sugars suikoden sukebe
sultan summer summer01 summer1 summer12 summer69 summer99 summerti summertime summit sunbeam sunbird
sundance sunday sunderla sundevil sundown sunfire sunflowe sunflower sunkist sunlight sunny1 sunnyday
sunrise sunset sunshin sunshine sunshine1 suntzu super1 super12 super123 superb superbow superfly superma
superman superman1 supernov supernova supers supersonic supersta superstar surfer surfer1 surfing surfsup
surveyor survivor susan1 sushi1 susieq suslik suzuki sverige svetik svetka svetlana svoboda swallow swallows
swampy swanky swatch sweeps sweet1 sweet16 sweetass sweethea sweetnes sweetness sweetpea sweets sweety
swifty swimmer swimming swinger swingers swinging swoosh swordfis swordfish swords sydney sydney1 sylveste
syncmaster synergy syracuse syrinx system1 syzygy tabasco tacobell tacoma tadpole taekwondo tahiti taichi
tailgate taipan takamine takashi talgat talisman tamerlan tammy1 tampabay tamuna tanechka tangerin tango1
tanker tantra tanya1 tarakan tarantul tardis target tarheel tarheels tarpon tartan tarzan tasha1 tashkent
tatarin tatjana tattoo tatyana taurus taxman taylor1 tazman tazmania tdutybq tdutybz teabag teacher teacher1
teamwork teapot teaser technics techno tecumseh teddy1 teddybea teddybear teejay teenie teensex tekken
telecast telecom telefon telephon televizor temp123 tempest templar temppass temptress tenchi tenerife
tennesse tennis tennis1 tequier tequiero tequila terefon terminat terminator termite terran terrapin terrier
terriers terror terry1 test11 test12 test123 test1234 tester testibil testing testing1 testpass tetris
tetsuo teufel texaco texans texas1 texass thailand thanatos thankyou thanos thatsme thebear thebeast thebest
theboss theboys thecat theclash thecrow thecure thedog thedon thedoors thedude theduke theedge theend
theflash theforce thegame thegreat thekid theking thelast1 theman theman1 thematri thematrix theone therock
therock1 thesaint theshit thesims thething thetruth thewall thewho theworld thierry thinker thinkpad
thirteen thisisit thissuck thistle thomas1 thomas12 thongs thorsten thrawn threesom thuglife thumbnils
thumbs thumper thumper1 thunder thunder1 thunderb thunderbird thx1138 tiamat tiberian tiberius tiburon
tickle tickler tickling ticklish ticktock tictac tiffan tiffany1 tiger1 tiger123 tiger2 tiger7 tigercat
tigers tigers1 tigger tigger01 tigger1 tigger12 tigger2 tights tigress tim123 timber timelord timeout timmy1
timosha timothy1 timoxa94 tinker tinker1 tinkerbe tinkerbell tinman tintin tipper tiptop titan1 titanic
titanic1 titanium titans titfuck tities titleist titlover titman titten titties tittys tkbpfdtnf tkfkdg
tkfkdgo toaster toasty tobydog today1 toejam toffee toggle tokiohotel tolkien tom123 tomahawk tomate tomato
tomboy tomcat tommy1 tommyboy tomservo tonyhawk toocool toohot tookie toolbox toolman tooltime toomuch
toonarmy toonces tootie tootsie topcat topdog topgun tophat topher topolino topper topsecre topsecret
topspin toriamos torino tornado toronto torrent tortoise tortuga toshiba toshiba1 tosser totoro tottenha
tottenham touchdow toulouse toyota toyota1 tracer tracker tractor tracy1 trader trader12 trailers trainer
traktor tralala trample trance tranny transam transexual transfor translator trapper travel traveler travis1
treasure treble trebor treefrog treetop trekker trfnthbyf triangle tricky trident trigger trigun trinitro
trinitron trinity trinity1 tripleh triplets triplex tripod tripper tristan1 tristar triton triumph trivia
trixie trojan trojans trojans1 trombone trooper trooper1 trouble trouble1 trousers trout1 truck1 trucker
trucker1 truckin trucking trucks trueblue truelove truffles trumpet trumpet1 trunks trust1 trustme trustn01
trustno trustno1 tryagain tsunami tuborg tucker1 tucson tuesday tugboat tujhrf tulane tulips tunafish tundra
tuning turbo1 turbos turk182 turkey turkey50 turnip turtle turtle1 turtles tuxedo tweety twiggy twilight
twinkie twinkle twins2 twisted twister twiztid twodogs twostep tycoon tyler1 tylers typhoon tyrant tyson1
ub6ib9 ubnfhf udacha ufhvjybz ufkbyf uhbujhbq ultima ultimate ultraman ultras umbrella umpire uncencored
undead underdog undertak undertaker undertow unicorn unicorn1 united1 universa universi unreal uptown
upyours uranus urlaub ursitesux usa123 usarmy user345 username usmarine usmc0311 usnavy usuckballz1 utahjazz
utjhubq utopia uzumymw vacation vader1 vadimka vagabond vagina valdepen valentin valentina valera valeriya
valhalla valkyrie valleywa vampir vampire vampire1 vampyre vancouve vandal vaness vanessa1 vangogh vanguard
vanhalen vanilla vantage varvara vaseline vasilisa vasiliy vauxhall vbhevbh vbienrf vbifyz vbkfirf vbkfyf
vector vectra vedder vegas1 vegas123 vegeta vegita vegitta vegitto vehpbr velvet vendetta venera venezuel
vepsrf verbatim vergeten veritas verizon vermont veronic veronika versace vertigo verygood vesper vette1
vfcnth vfczyz vfhbirf vfhbyf vfhbyjxrf vfhbyrf vfhecz vfhnsirf vfhufhbnf vfhujif vfibyf vfitymrf vfkbyf
vfksirf vflfufcrfh vfnbkmlf vfndtq vfntvfnbrf vfpfafrf vfr750 vfrcbv vfrcbvrf vfvekz vfvfgfgf vfvfvskfhfve
vfvjxrf vfylfhby vh5150 viagra vibrate vicecity victor1 victori victory victory1 video1 videoes viewsoni
viewsonic viking viking1 vikings vikings1 viktor viktoria viktoriya vincen vincent1 vintage violator
violetta violin viper1 viper123 vipergts vipers virago virgin virgini virginie vision vitalik vitaliy
vitamin vittorio vivaldi vivitron vjcrdf vjkjrj vjqgfhjkm vkontakte vladik vladimir vladislav vladvlad
vodafone voiture voland volcom volkodav volkov volkova volkswag volkswagen volley volleyba volodin volodya
voltron volvo1 voodoo voodoo1 vorlon vorona vortex vostok voyager voyager1 voyeur vqsablpzla vsegda
vsjasnel12 vthctltc vtldtlm vulcan vwgolf w00t88 w_pass wachtwoord waffenss waffle wakeup waldo1 walker1
walleye wally1 walmart walnut walrus walter1 wanderer wanker wanking wannabe wanrltw wapapapa wapbbs
warcraft warcraft3 wareagle warehous warhamme warhammer warlock warlord warrior warrior1 warriors warthog
wasabi wasdwasd washingt wasser wassup watashi watcher water1 waterboy waterfal waterloo watermelon
waterpolo waterski watford wayne1 wazzup wdtnjr wdtnjxtr weare138 weasel webcam webhompas webmaste webmaster
websol76 websolutions wednesda weed420 weenie weezer welcom welcome welcome1 welcome123 welcome2 welder
welkom wellhung wellingt wendy1 wendys werder werdna werewolf werter wertzu westham westham1 westie westlife
westside westwood wetpussy wetter wg8e3wjf whaler whales whateve whatever whatever1 whatsup whatthe whatup
wheels whiplash whiskers whiskey whisky whisper whistler white1 whiteboy whiteout whitesox whitey whoami
whocares whodat whoknows whoopass whopper whores whynot wibble wiccan wicked wicked1 widget wiggles wildbill
wildcard wildcat wildcat1 wildcats wildfire wildman wildone wildwood willem william1 william2 willie1 willow
willow1 willy1 winchest windmill windows windows1 windsor windsurf wingchun wingman wingnut wingzero winner
winner1 winston winston1 winter winter1 winter12 winter99 wisconsi wisdom wiseguy wishbone wizard wizard1
wizards wizzard wobble wolf359 wolfen wolfgang wolfie wolfman wolfpac wolfpack wolverin wolverine wolves
wolvie womans wombat wonderboy wonderfu wonton woodie woodland woodstoc woodstock woodwork woody1 woofer
woofwoof woohoo wookie wordpass wordup world1 worldcup wormix wowser wp2003wp wraith wrangler wrench wrestle
wrestlin wrinkle1 wrinkles wsxedc wsxqaz wsxzaq wutang www123 wxcvbn wysiwyg wyvern x72jhhu3z xanadu xantia
xavier xavier1 xbox360 xerxes xfiles xrated xterra xtreme xxx123 xxx666 xxx777 xxxpass xxxxx1 xxxxxx1 xxxzzz
xyz123 yahweh yamaha yamaha1 yamahar1 yamahar6 yamato yankee yankee1 yankees yankees1 yankees2 yanks1
yaroslav ybrbnf ybrbnjc ybrjkfq yeahbaby year2005 yellow yellow1 yeshua yessir yesterda yfafyz yfcntyf
yfcntymrf yfhenj yfnfif yfnfirf yfnfitymrf yfnfkb yfnfkbz yfnfkmz yinyang yitbos yjdsqgfhjkm yngwie yogibear
yomama yorkie yorktown yosemite youandme youknow young1 yourmama yourmom yousuck yoyoma ytngfhjkz ytrewq
ytrhjvfyn ytyfdbcnm yugioh yuliya yyyyyy1 yzerman z12345 z123456 z1x2c3 z1x2c3v4 z1x2c3v4b5 zachary1 zalupa
zamboni zanzibar zaphod zappa1 zapper zaq123 zaq12345 zaq12wsx zaq1xsw2 zaq1xsw2cde3 zaqwsx zaqwsxcde zaqxsw
zaqxswcde zaraza zardoz zarina zasada zaxscd zcxfcnkbdf zealots zebras zelda1 zenith zephyr zeppelin
zerocool zhenya zhjckfd zhuang zidane ziggy1 zigzag zildjian zinger zipper zippy1 zodiac zoloto zolushka
zombie zoomer zooropa zorro1 zvezda zxasqw zxasqw12 zxc123 zxcasd zxcasdqwe zxcasdqwe123 zxccxz zxcv123
zxcv1234 zxcvasdf zxcvb1 zxcvb123 zxcvb12345 zxcvbn zxcvbn1 zxcvbnm zxcvbnm1 zxcvbnm123 zxcvvcxz zydfhm
zyjxrf zz8807zpl zzxxcc zzz111 zzz123 zzzxxx zzzzz1 zzzzzz1
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''));
