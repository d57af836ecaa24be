/** Two whole games, turn by turn: dice, net cents, percent paid, splits, prices, cash in dollars, shares of both seats. */
export const FIRST_GAME = `
t1 pos0: Bonds DOWN 5; Industrial DIV 5; Grain DIV 20; Oil DOWN 10 | net 0,0,-5,-10,0,0 paid 20,5,0,0,0,0 | prices 100,100,95,90,100,100 | cash 1500,1500 | shares 2500/0/0/0/1500/0  0/0/2500/0/0/1000
t1 pos1: Bonds UP 10; Gold DIV 20; Gold DOWN 10; Oil UP 10 | net 0,0,10,10,0,-10 paid 0,0,0,0,0,0 | prices 100,100,105,100,100,90 | cash 1500,1500 | shares 2500/0/0/0/1500/0  0/0/2500/0/0/1000
t2 pos0: Industrial DOWN 5; Industrial DOWN 5; Gold DOWN 5; Bonds DIV 5 | net 0,-10,0,0,0,-5 paid 0,0,5,0,0,0 | prices 100,90,105,100,100,85 | cash 1500,1625 | shares 2500/0/0/0/1500/0  0/0/2500/0/0/1000
t2 pos1: Silver DIV 10; Oil UP 10; Silver UP 20; Bonds UP 20 | net 0,0,20,10,20,0 paid 0,0,0,0,10,0 | prices 100,90,125,110,120,85 | cash 1650,1625 | shares 2500/0/0/0/1500/0  0/0/2500/0/0/1000
t3 pos0: Silver UP 5; Gold DOWN 5; Industrial UP 5; Silver DIV 20 | net 0,5,0,0,5,-5 paid 0,0,0,0,20,0 | prices 100,95,125,110,125,80 | cash 1950,1625 | shares 2500/0/0/0/1500/0  0/0/2500/0/0/1000
t3 pos1: Oil DIV 10; Grain UP 10; Industrial DOWN 10; Silver UP 20 | net 10,-10,0,0,20,0 paid 0,0,0,10,0,0 | prices 110,85,125,110,145,80 | cash 1950,1625 | shares 2500/0/0/0/1500/0  0/0/2500/0/0/1000
fortune 6875,5550
`;

export const SECOND_GAME = `
t1 pos0: Bonds DOWN 5; Industrial DIV 5; Grain DIV 20; Oil DOWN 10; Gold DIV 10; Oil UP 20; Industrial DOWN 10; Silver DOWN 10; Silver DIV 5; Oil DIV 10 | net 20,-5,-5,20,-5,10 paid 20,0,0,10,0,10 | prices 120,95,95,120,95,110 | cash 700,0 | shares 2000/0/0/3000/0/0  0/2500/0/0/2500/0
t1 pos1: Bonds UP 10; Gold DIV 20; Gold DOWN 10; Oil UP 10; Industrial DOWN 5; Industrial UP 5; Grain UP 20; Bonds DIV 20; Gold DOWN 10; Oil DOWN 20 | net 20,0,30,-10,0,0 paid 0,0,20,0,0,20 | prices 140,95,125,110,95,110 | cash 700,0 | shares 2000/0/0/3000/0/0  0/2500/0/0/2500/0
t2 pos0: Industrial DOWN 5; Industrial DOWN 5; Gold DOWN 5; Bonds DIV 5; Oil DIV 5; Silver DIV 5; Oil DIV 10; Oil UP 5; Bonds DOWN 10; Bonds DIV 20 | net 0,-10,15,20,5,-5 paid 0,0,25,15,5,0 | prices 140,85,140,130,100,105 | cash 1150,125 | shares 2000/0/0/3000/0/0  0/2500/0/0/2500/0
t2 pos1: Silver DIV 10; Oil UP 10; Silver UP 20; Bonds UP 20; Silver DOWN 5; Grain UP 20; Industrial UP 5; Grain DOWN 5; Oil UP 10; Silver DIV 20 | net 15,5,20,20,45,0 paid 0,0,0,0,30,0 | prices 155,90,160,150,145,105 | cash 1150,875 | shares 2000/0/0/3000/0/0  0/2500/0/0/2500/0
t3 pos0: Silver UP 5; Gold DOWN 5; Industrial UP 5; Silver DIV 20; Oil UP 10; Silver DIV 20; Silver UP 20; Silver UP 20; Oil DOWN 20; Grain UP 20 | net 20,5,0,-10,85,-5 paid 0,0,0,0,40,0 split 4 | prices 175,95,160,140,100,100 | cash 1150,2875 | shares 2000/0/0/3000/0/0  0/2500/0/0/5000/0
t3 pos1: Oil DIV 10; Grain UP 10; Industrial DOWN 10; Silver UP 20; Gold UP 5; Grain DOWN 10; Industrial UP 20; Silver DIV 5; Oil DIV 10; Oil DIV 5 | net 0,10,0,25,25,5 paid 0,0,0,25,5,0 | prices 175,105,160,165,125,105 | cash 1900,3125 | shares 2000/0/0/3000/0/0  0/2500/0/0/5000/0
t4 pos0: Gold DOWN 10; Grain DOWN 5; Grain DOWN 5; Bonds DOWN 20; Grain DIV 20; Oil UP 20; Silver DIV 10; Silver DOWN 20; Silver DIV 20; Silver DIV 10 | net 10,0,-20,20,20,-10 paid 20,0,0,0,40,0 | prices 185,105,140,185,145,95 | cash 2300,5125 | shares 2000/0/0/3000/0/0  0/2500/0/0/5000/0
t4 pos1: Industrial DIV 20; Silver DOWN 5; Bonds UP 10; Industrial UP 5; Silver DIV 10; Gold DOWN 20; Industrial DOWN 10; Bonds DOWN 20; Oil UP 5; Oil DIV 5 | net 0,15,-10,10,5,-20 paid 0,20,0,5,10,0 | prices 185,120,130,195,150,75 | cash 2450,6125 | shares 2000/0/0/3000/0/0  0/2500/0/0/5000/0
t5 pos0: Gold DIV 5; Industrial DIV 5; Industrial DIV 20; Gold DOWN 20; Bonds DIV 5; Bonds UP 10; Silver DOWN 5; Grain DOWN 20; Grain DOWN 10; Gold UP 10 | net -30,25,15,0,-5,-5 paid 0,25,5,0,0,0 | prices 155,145,145,195,145,70 | cash 2450,6750 | shares 2000/0/0/3000/0/0  0/2500/0/0/5000/0
t5 pos1: Oil DIV 10; Bonds DOWN 10; Bonds DOWN 10; Oil DOWN 10; Silver DIV 5; Oil DOWN 5; Grain UP 20; Oil UP 20; Oil DIV 10; Grain DOWN 5 | net 15,0,-20,25,5,0 paid 0,0,0,20,5,0 split 3 | prices 170,145,125,100,150,70 | cash 3650,7000 | shares 2000/0/0/6000/0/0  0/2500/0/0/5000/0
t6 pos0: Industrial UP 10; Industrial UP 20; Grain UP 10; Gold DOWN 5; Grain DOWN 10; Silver DIV 20; Gold DOWN 5; Silver DIV 5; Oil UP 20; Silver DOWN 10 | net 0,30,0,20,15,-10 paid 0,0,0,0,25,0 | prices 170,175,125,120,165,60 | cash 3650,8250 | shares 2000/0/0/6000/0/0  0/2500/0/0/5000/0
t6 pos1: Industrial DIV 10->40 (card of pos1); Oil UP 10; Grain UP 10; Oil DOWN 20; Oil DOWN 20; Industrial DIV 10; Gold DOWN 5; Grain DOWN 10; Grain DOWN 20; Grain UP 10 | net -10,50,0,-30,0,-5 paid 0,50,0,0,0,0 split 1 | prices 160,100,125,90,165,55 | cash 3650,10750 | shares 2000/0/0/6000/0/0  0/5000/0/0/5000/0
fortune 12250,24000
`;
