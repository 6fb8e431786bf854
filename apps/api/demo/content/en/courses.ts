import type { DemoCourseTexts } from '../types.ts';

export const courses: DemoCourseTexts = {
  courses: {
    wheel: ['First steps at the wheel', 'From a lump of clay to a set of cups with handles, in nine short lessons. You need a wheel, five kilos of clay and an evening a week.'],
    kiln: ['Safe at the kiln', 'What everybody knows before they come near a hot kiln. Two lessons, and a certificate to show at the door.'],
    firing: ['Firing with wood', 'What wood does that gas does not: stacking, stoking and reading the flame, with the log of three of our own firings.'],
  },
  modules: { heat: 'Before you open it', clay: 'The clay', throwing: 'Throwing', finishing: 'Finishing', fuel: 'Wood and kiln', curve: 'Through the night' },
  lessons: {
    gloves: ['Gloves, goggles and shoes', 'Leather gloves that reach over the wrist, goggles against the glow, and no shoes that melt. Look through the spyhole with glass before your eyes.'],
    air: ['Air and gas', 'A window stands open at both ends of the room for as long as the kiln is on. If you smell gas, shut the valve first, then look for the cause.'],
    choosing: ['Choosing a clay', 'Take a smooth stoneware with a little grog: it forgives more than porcelain, and it tells you when it has had enough water. Squeeze a piece: it should hold the print of your thumb without cracking at the edge.'],
    wedging: ['Wedging without hurting your wrists', 'Let your weight do it. Thirty turns are enough for a kilo. Cut it through with a wire: where you still see holes, begin again.'],
    centring: ['Centring', 'Elbows on your hips, water on your hands, and the wheel at full speed. Do not look at your hands but at the edge of the clay: when it stands still, it is in the middle.'],
    cylinder: ['The cylinder', 'Everything comes of the cylinder. Three pulls, each slower than the one before, and stop while there is still clay left at the foot.'],
    bowl: ['From cylinder to bowl', 'Open the wall from the inside, with the rib, and keep the curve going through the bottom: a bowl has no corner.'],
    handle: ['Pulling a handle', 'Pull it long, cut off the first half, and put it on while cup and handle are equally hard. Leave it a night under plastic.'],
    trimming: ['Trimming a foot', 'Leather-hard, upside down, on three lumps of clay. Tap it: where the sound goes up, the bottom is getting thin.'],
    test: ['Do you know your kiln?', 'Six questions about what came before. You may take them again until you pass.'],
    exam: ['Your first six cups', 'Throw six of the same size, and show them on the board. We look at the second best together: there is the most to learn from that one.'],
    wood: ['Which wood, and how dry', 'Pine for the flame, oak for the embers. Two summers under a roof, and split as thin as your wrist.'],
    stacking: ['Stacking for the flame', 'Leave a road for the fire. What stands in its way gets the ash, and what stands behind it stays dry.'],
    night: ['The night', 'Stoke little and often. Write down every quarter of an hour what you see, and not what you hope.'],
  },
};
